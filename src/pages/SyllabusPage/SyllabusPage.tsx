import { Container } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useCourse } from '../../data/courses.ts';
import { messageOf } from '../../api/errors.ts';
import { useSyllabus } from '../../data/study.ts';
import { LogInFirst } from '../../components/auth/LogInFirst/LogInFirst.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { ChapterCard } from '../../components/syllabus/ChapterCard/ChapterCard.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { ChaptersSkeleton } from './ChaptersSkeleton.tsx';
import { courseTitle } from '../../course/title.ts';
import classes from './SyllabusPage.module.css';

/** The chapters and lessons of a course (product §2, syllabus). */
export function SyllabusPage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId).data;
  const title = course && courseTitle(course);
  return (
    <Container size={880} py="xl">
      <PageMeta title={title ? fa.study.syllabusOf(title) : fa.study.syllabusTitle} />
      <PageHeading title={fa.study.syllabusTitle} lead={title && <bdi className={classes.course}>{title}</bdi>} />
      <Chapters courseId={courseId} />
    </Container>
  );
}

function Chapters({ courseId }: { courseId: string }) {
  const { user } = useSession();
  const { data: chapters, error, isLoading, retry } = useSyllabus(courseId, user !== null);

  useEffect(() => {
    if (error) toast('error', 'course', fa.study.chaptersFailed);
  }, [error]);

  if (!user) return <LogInFirst text={fa.study.logInFirst} from={paths.syllabus(courseId)} />;
  if (isLoading) return <ChaptersSkeleton />;
  if (!chapters) {
    // Why a course is closed to this reader, only the server can say.
    const message = error?.status === 403 ? messageOf(error, fa.study.chaptersFailed) : fa.study.chaptersFailed;
    return <FailedState message={message} onRetry={retry} />;
  }
  if (chapters.length === 0) return <EmptyState text={fa.study.noChapters} />;
  return (
    <ol className={classes.chapters}>
      {chapters.map((chapter, index) => (
        <ChapterCard key={chapter.id} chapter={chapter} number={index + 1} courseId={courseId} />
      ))}
    </ol>
  );
}
