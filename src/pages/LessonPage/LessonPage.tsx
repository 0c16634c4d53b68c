import { Container, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { messageOf, type ApiError } from '../../api/errors.ts';
import { type Lesson } from '../../api/study.ts';
import { useLesson, useSyllabus } from '../../data/study.ts';
import { useApi } from '../../data/swr.tsx';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { LessonNav } from '../../components/syllabus/LessonNav/LessonNav.tsx';
import { LessonText } from '../../components/syllabus/LessonText/LessonText.tsx';
import { LessonVideo } from '../../components/syllabus/LessonVideo/LessonVideo.tsx';
import { config } from '../../config.ts';
import { clampText, stripBidi } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { lessonVideo } from './lessonVideo.ts';

const LONGEST_TITLE = 200;

/** The course whose syllabus led here; null where the reader came another way. */
function courseOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'courseId' in state && typeof state.courseId === 'string'
    ? state.courseId
    : null;
}

/** A lesson: its video, its description, and the ways back and on (product §2, lesson). */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const courseId = courseOf(useLocation().state);
  const { data: lesson, error, retry } = useLesson(lessonId);
  const loadedId = lesson?.id;

  useEffect(() => {
    if (loadedId !== undefined) toast('success', 'course', fa.study.lessonLoaded);
  }, [loadedId]);
  useEffect(() => {
    if (error) toast('error', 'course', error.isNotFound ? fa.study.lessonNotFound : fa.study.lessonFailed);
  }, [error]);

  return (
    <Container size={960} py="xl">
      {courseId !== null && <BackLink to={paths.syllabus(courseId)} text={fa.study.toSyllabus} />}
      {lesson ? (
        <LoadedLesson lesson={lesson} courseId={courseId} />
      ) : (
        <>
          <PageMeta title={fa.study.lesson} />
          <VisuallyHidden component="h1">{fa.study.lesson}</VisuallyHidden>
          {error ? <FailedLesson lessonId={lessonId} error={error} onRetry={retry} /> : <LessonSkeleton />}
        </>
      )}
    </Container>
  );
}

function FailedLesson({ lessonId, error, onRetry }: { lessonId: string; error: ApiError; onRetry: () => void }) {
  const { user } = useSession();
  if (error.status === 401 && !user) return <LogInFirst text={fa.study.logInForLesson} from={paths.lesson(lessonId)} />;
  const message = error.isNotFound ? fa.study.lessonNotFound : messageOf(error, fa.study.lessonFailed);
  return <FailedState message={message} onRetry={onRetry} />;
}

function LoadedLesson({ lesson, courseId }: { lesson: Lesson; courseId: string | null }) {
  const { client } = useApi();
  const video = lessonVideo(lesson.video, {
    allowed: config.videoHosts,
    apiBase: client.base,
    origin: location.origin,
  });
  const title = clampText(stripBidi(lesson.title), LONGEST_TITLE);
  return (
    <Stack gap="lg" component="article">
      <PageMeta title={title} />
      <PageHeading title={title} />
      <LessonVideo key={video?.address} title={title} video={video} />
      <LessonText content={lesson.content} />
      {courseId !== null && <Neighbours lessonId={lesson.id} courseId={courseId} />}
    </Stack>
  );
}

function Neighbours({ lessonId, courseId }: { lessonId: string; courseId: string }) {
  const { user } = useSession();
  const lessons = useSyllabus(courseId, user !== null).data?.flatMap((chapter) => chapter.lessons) ?? [];
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return at < 0 ? null : <LessonNav previous={lessons[at - 1]} next={lessons[at + 1]} courseId={courseId} />;
}
