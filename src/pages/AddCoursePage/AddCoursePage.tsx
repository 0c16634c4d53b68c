import { Box, Card } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { CreatedCourses } from '../../components/staff/CreatedCourses/CreatedCourses.tsx';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { mayAddCourses } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { DraftNotice } from '../../components/form/DraftNotice/DraftNotice.tsx';
import { CourseForm } from '../../components/staff/CourseForm/CourseForm.tsx';
import { blankCourse } from '../../components/staff/CourseForm/courseValues.ts';
import { useDepartments } from '../../data/departments.ts';
import { useDraft } from '../../data/useDraft.ts';
import { useAddCourse } from './useAddCourse.ts';

/**
 * The page for a new course, for instructors and admins. Other users are redirected to the course list (product §2,
 * §6).
 */
export function AddCoursePage() {
  const { user } = useSession();
  // Computed once, so that this page does not redirect when the session ends. The shell then navigates to the login
  // page.
  const [author] = useState(mayAddCourses(user) ? user : null);
  useErrorToast(!author, 'course', fa.addCourse.staffOnly, { id: 'staff only' });

  const { record } = useLearning();
  const created = [...record.created]
    .sort(([, first], [, second]) => second.at - first.at)
    .map(([id, { value: title }]) => ({ id, title }));

  if (!author) return <Navigate to={paths.courses} replace />;
  return (
    <Page>
      <PageMeta title={fa.addCourse.title} />
      <BackLink to={paths.courses} />
      <PageHeading title={fa.addCourse.title} />
      <Card p={{ base: 'md', sm: 'xl' }}>
        <NewCourse key={user?.id ?? author.id} />
      </Card>
      {created.length > 0 && <CreatedCourses courses={created} />}
    </Page>
  );
}

/** The form for a new course, with the draft and the departments (product §2, add course). */
function NewCourse() {
  const { data: departments = [], error, isValidating, retry } = useDepartments();
  const { kept, generation, save, drop, forget } = useDraft('course');
  const { add, uploaded, cancel } = useAddCourse({ onAdded: forget });
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
        departments={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onTyped={save}
        onSubmit={add}
        uploaded={uploaded}
        onCancelUpload={cancel}
      />
    </>
  );
}
