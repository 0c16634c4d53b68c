import { Box, Card } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { CreatedCourses } from '../../components/staff/CreatedCourses/CreatedCourses.tsx';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';
import { mayAddCourses } from '../../session/storedUser.ts';
import { shownText } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { CourseForm } from '../../components/staff/CourseForm/CourseForm.tsx';
import { blankCourse, isCourseOf } from '../../components/staff/CourseForm/courseValues.ts';
import { useDepartments } from '../../data/departments.ts';
import { useDraft } from '../../data/useDraft.ts';
import { useAddCourse } from './useAddCourse.ts';

/**
 * The page for a new course, for instructors and admins. Other users are redirected to the course list (product §2,
 * §6).
 */
export function AddCoursePage() {
  const { user } = useSession();
  const session = useSessionActions();
  // If the session of an author ends, the author is asked to log in again, and is not redirected to the course list.
  const [author] = useState(mayAddCourses(user) ? user : null);
  // If the session ends in this tab, the form stays, because it still shows why the course was not sent. `Shell`
  // then opens the log-in page.
  const [endedHere, setEndedHere] = useState(false);
  useEffect(() => session.onEvent((event) => setEndedHere(event !== 'refreshed')), [session]);
  const isRefused = !mayAddCourses(user ?? author);
  useErrorToast(isRefused, 'course', fa.addCourse.staffOnly, { id: 'staff only' });

  const { record } = useLearning();
  const created = [...record.created]
    .sort(([, first], [, second]) => second.at - first.at)
    .map(([id, { value: title }]) => ({ id, title }));

  if (isRefused) return <Navigate to={paths.courses} replace />;
  return (
    <Page>
      <PageMeta title={fa.addCourse.title} />
      <BackLink to={paths.courses} />
      <PageHeading title={fa.addCourse.title} />
      {user || endedHere ? (
        <Card p={{ base: 'md', sm: 'xl' }}>
          <NewCourse key={user?.id ?? author?.id} />
        </Card>
      ) : (
        <LogInFirst text={fa.addCourse.staffOnly} from={paths.addCourse} />
      )}
      {created.length > 0 && <CreatedCourses courses={created} />}
    </Page>
  );
}

/** The form for a new course, with the draft and the departments (product §2, add course). */
function NewCourse() {
  const { data: departments = [], error, isValidating, retry } = useDepartments();
  const { kept, generation, save, drop, forget } = useDraft('course', paths.addCourse);
  const { add, added, uploaded, cancel } = useAddCourse({
    onAdded: (course) => forget((texts) => isCourseOf(texts, course)),
  });
  useErrorToast(error, 'course', fa.departments.listFailed);

  return (
    <>
      {kept && <DraftNotice onDrop={drop} />}
      {error && (
        <Box mb="md">
          <FailedLine message={fa.departments.listFailed} onRetry={retry} busy={isValidating} />
        </Box>
      )}
      <CourseForm
        key={generation}
        initial={{ ...blankCourse, ...kept }}
        departments={departments.map(({ id, name }) => ({
          value: id,
          label: shownText(name).trim() || fa.departments.page,
        }))}
        onTyped={save}
        onSubmit={add}
        busy={added}
        uploaded={uploaded}
        onCancelUpload={cancel}
      />
    </>
  );
}
