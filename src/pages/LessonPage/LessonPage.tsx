import { Button, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { messageOf } from '../../api/errors.ts';
import { studyApi } from '../../api/study.ts';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { Loading } from '../../components/feedback/Notice/Notice.tsx';
import { toast, useErrorToast } from '../../components/feedback/toast.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { ClosedCourse } from '../../components/syllabus/ClosedCourse/ClosedCourse.tsx';
import { CourseOutline } from '../../components/syllabus/CourseOutline/CourseOutline.tsx';
import { useKeptLesson } from '../../data/keptAnswer.ts';
import { useLessonCourse } from '../../data/study.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { studiedChapters } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { isObject } from '../../lib/keys.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import { Classroom } from './Classroom.tsx';
import classes from './LessonPage.module.css';
import { LessonPlaceSkeleton } from './LessonPlace.tsx';
import { UnknownLesson } from './UnknownLesson.tsx';

/** Returns the course id from the location state, or null. Links from a course to its lessons set this id. */
function courseOf(state: unknown): string | null {
  const id = isObject(state) ? state['courseId'] : null;
  return typeof id === 'string' ? id : null;
}

/**
 * A lesson with its video and text, and links to its course and to the neighbouring lessons (product §2, lesson; §10).
 */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const hint = courseOf(useLocation().state);
  const answer = useEndpoint(studyApi.lesson, { params: { id: lessonId } });
  const { data: lesson, error, isValidating, retry } = useKeptLesson(lessonId, answer);
  const loadedId = lesson?.id;
  const { course, retry: retryChapters } = useLessonCourse(lessonId, hint, lesson !== undefined);
  const { record } = useLearning();
  const { user } = useSession();
  const needsLogIn = error?.status === 401 && !user;
  const isClosed = needsLogIn || error?.status === 403;

  // The toast is not announced, because the title of the new page is announced anyway.
  useEffect(() => {
    const { lessonLoaded: text } = fa.study;
    if (loadedId !== undefined) toast('success', 'course', text, { speech: 'off', id: text, duration: 1500 });
  }, [loadedId]);
  useErrorToast(
    needsLogIn ? undefined : error,
    'course',
    error?.isNotFound ? fa.study.lessonNotFound : fa.study.lessonFailed,
  );

  const isAlone = course === null || (course === undefined && error !== undefined);
  const isMissing = error?.isNotFound === true && !lesson;
  const wayOut = (
    <Button
      component={Link}
      to={hint === null ? paths.courses : paths.syllabus(hint)}
      variant={isMissing && (hint !== null || !user) ? 'filled' : 'default'}
    >
      {hint === null ? fa.basket.toCourses : fa.study.toSyllabus}
    </Button>
  );
  if (isClosed && !lesson)
    return (
      <Page>
        <PageMeta title={fa.study.lesson} />
        <PageHeading title={fa.study.lesson} />
        <ClosedCourse
          message={needsLogIn ? fa.study.logInForLesson : messageOf(error, fa.study.lessonFailed)}
          courseId={hint ?? undefined}
          {...(needsLogIn && { from: paths.lesson(lessonId) })}
        />
        <OtherCourses to={[]} fill />
      </Page>
    );
  if (isMissing) return <UnknownLesson action={wayOut} isFirst={hint !== null} />;
  return (
    <Page>
      <div className={classes.columns} data-alone={isAlone || undefined}>
        {lesson ? (
          <Classroom key={lesson.id} lesson={lesson} course={course} />
        ) : (
          <div>
            <PageMeta title={fa.study.lesson} />
            <VisuallyHidden component="h1">{fa.study.lesson}</VisuallyHidden>
            {error && <FailedState message={fa.study.lessonFailed} onRetry={retry} action={wayOut} />}
            {!error && <LessonSkeleton inCourse={!isAlone} />}
          </div>
        )}
        {!isAlone && (
          <Paper component="aside" withBorder className={classes.side}>
            {course && (
              <CourseOutline
                chapters={studiedChapters(course.outline, record)}
                courseId={course.courseId}
                current={lessonId}
              />
            )}
          </Paper>
        )}
      </div>
      <div data-unprinted className={classes.failed} data-alone={isAlone || undefined}>
        {error && lesson && <FailedLine message={fa.study.lessonFailed} onRetry={retry} busy={isValidating} />}
        {!error && retryChapters && <FailedLine message={fa.study.chaptersFailed} onRetry={retryChapters} />}
      </div>
    </Page>
  );
}

function LessonSkeleton({ inCourse }: { inCourse: boolean }) {
  return (
    <Stack gap="lg">
      <Loading />
      {inCourse && <LessonPlaceSkeleton hasVideo />}
      <Skeleton h={40} w="60%" />
      <Skeleton radius="lg" pb="calc(56.25% + 1.5rem)" />
      <Stack gap="sm" maw={704}>
        <Skeleton h={26} w="30%" mb="xs" />
        <Skeleton h={16} />
        <Skeleton h={16} />
        <Skeleton h={16} w="70%" />
      </Stack>
    </Stack>
  );
}
