import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useTimeout } from '@mantine/hooks';
import * as brand from '../../../brand/brand.ts';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { ChaptersSkeleton } from './ChaptersSkeleton.tsx';
import { descriptionParts } from '../../course/description.ts';
import { courseTitle } from '../../course/title.ts';
import { excerptOf } from '../../lib/text.ts';
import { useCourse } from '../../data/courses.ts';
import { useKnownCourse } from '../../data/useKnownCourse.ts';
import { fa } from '../../text/fa.ts';
import { messageOf } from '../../api/errors.ts';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { ChapterCard } from '../../components/syllabus/ChapterCard/ChapterCard.tsx';
import { ClosedCourse } from '../../components/syllabus/ClosedCourse/ClosedCourse.tsx';
import { SyllabusHead, type SyllabusHeadProps } from '../../components/syllabus/SyllabusHead/SyllabusHead.tsx';
import { Receipt } from '../../components/learning/Receipt/Receipt.tsx';
import { useOutline } from '../../data/study.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { doneFlags, nextStep, studiedChapters } from '../../learning/progress.ts';
import type { Outline } from '../../learning/record.ts';
import { justBought } from '../../learning/purchases.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Course } from '../../api/courses.ts';
import { Keeping } from './Keeping.tsx';
import { NextCourse } from '../NextCourse.tsx';
import { OtherCourses } from '../OtherCourses.tsx';
import { CourseNotes } from './CourseNotes.tsx';
import classes from './SyllabusPage.module.css';

/** The chapters and lessons of a course with the learner's progress (product §2, syllabus; §10). */
export function SyllabusPage() {
  const { courseId = '' } = useParams();
  const { course, cover } = useKnownCourse(courseId);
  const { error } = useCourse(courseId);
  const answer = useOutline(courseId);
  const { record } = useLearning();
  // The server may hide a course that the user has bought, for example because it has become private.
  const hidden = error?.isNotFound ? { title: record.bought.get(courseId)?.value.title ?? '' } : undefined;
  const shown = course ?? hidden;
  const title = shown && courseTitle(shown);
  if (answer.error?.isNotFound) return <NotFoundState text={fa.course.notFound} />;
  return (
    <Page>
      <PageMeta title={title ? fa.study.syllabusOf(title) : fa.study.syllabusTitle} />
      <Chapters key={courseId} answer={answer} courseId={courseId} title={title} cover={cover} course={course} />
    </Page>
  );
}

/** The maximum time that the chapters wait for the course's title, in milliseconds. */
const PATIENCE = 2000;

interface ChaptersProps extends Pick<SyllabusHeadProps, 'courseId' | 'title' | 'cover'> {
  /** The course's chapters. */
  answer: Answer<Outline>;
  /** The course. Undefined while loading, or if it cannot be loaded. */
  course: Course | undefined;
}

/** The header of a course, with its chapters or the reason why they are closed (product §2, syllabus; §10). */
function Chapters({ answer, courseId, course: known, ...course }: ChaptersProps) {
  const { user } = useSession();
  const { record } = useLearning();
  const { state } = useLocation();
  const { error, retry, isValidating } = answer;
  const [isPatient, setPatient] = useState(true);
  useTimeout(() => setPatient(false), PATIENCE, { autoInvoke: true });
  // The skeleton stays until the title has loaded, because a long title that loads later would move the chapters.
  const waits = useCourse(courseId).isLoading && course.title === undefined && isPatient;
  const isLoading = answer.isLoading || waits;
  const outline = waits ? undefined : answer.data;
  const parts = isLoading || !known?.description ? null : descriptionParts(known.description);
  const lead = parts ? excerptOf([parts.lead, parts.rest].filter(Boolean).join(' '), 200, 160) : undefined;
  // A 403 is not a failure. It means that the course is closed.
  useErrorToast(error?.status === 403 ? undefined : error, 'course', fa.study.chaptersFailed);

  if (!outline) {
    const isClosed = error?.status === 403;
    return (
      <>
        <div data-closed-course={!user || isClosed || undefined}>
          <SyllabusHead {...course} lead={lead} courseId={courseId} />
          {!user && (
            <ClosedCourse
              message={fa.study.logInFirst}
              courseId={courseId}
              prices={known}
              from={paths.syllabus(courseId)}
            />
          )}
          {isClosed && (
            // The server's message is shown, because only the server knows why the course is closed.
            <ClosedCourse message={messageOf(error, fa.study.chaptersFailed)} courseId={courseId} prices={known} />
          )}
        </div>
        {isLoading && user && !isClosed && <ChaptersSkeleton />}
        {user && !isLoading && !isClosed && <FailedState message={fa.study.chaptersFailed} onRetry={retry} />}
        {known && (!user || isClosed) && <OtherCourses to={[known]} />}
      </>
    );
  }

  const step = nextStep(courseId, outline, record);
  const lessons = doneFlags(outline, record);
  return (
    <>
      <Receipt purchases={justBought(record, state)} shownCourse={courseId} />
      <SyllabusHead
        {...course}
        lead={lead}
        courseId={courseId}
        outline={{ chapters: outline.length, lessons }}
        step={step}
      >
        {lessons.length > 0 && !step.lesson && <NextCourse after={courseId} />}
        {brand.notes && (
          <CourseNotes course={course.title ?? fa.study.syllabusTitle} outline={outline} record={record} />
        )}
      </SyllabusHead>
      {outline.length === 0 ? (
        <EmptyState text={fa.study.noChapters} />
      ) : (
        <ol className={classes.chapters}>
          {studiedChapters(outline, record).map((chapter, index) => (
            <ChapterCard
              key={chapter.id}
              chapter={chapter}
              number={index + 1}
              courseId={courseId}
              current={step.isNew ? undefined : step.lesson?.id}
            />
          ))}
        </ol>
      )}
      {error && <FailedLine message={fa.study.chaptersFailed} onRetry={retry} busy={isValidating} />}
      {/* This section waits for the course. It is below the chapters, so that they do not move when it appears. */}
      {known && outline.length > 0 && <Keeping course={known} outline={outline} />}
    </>
  );
}
