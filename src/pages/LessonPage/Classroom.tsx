import { Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import type { Lesson } from '../../api/study.ts';
import { announce } from '../../components/feedback/announce.ts';
import { hideToast } from '../../components/feedback/toast.tsx';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { LessonEnd } from '../../components/syllabus/LessonEnd/LessonEnd.tsx';
import { config } from '../../config.ts';
import { courseTitle } from '../../course/title.ts';
import { useData } from '../../data/DataProvider.tsx';
import { useKnownCourse } from '../../data/useKnownCourse.ts';
import type { LessonCourse } from '../../data/study.ts';
import { studiedChapters } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { shownText } from '../../lib/text.ts';
import { fa } from '../../text/fa.ts';
import { CourseEnd } from './CourseEnd.tsx';
import { LessonContent } from './LessonContent.tsx';
import classes from './LessonPage.module.css';
import { LessonPlace, LessonPlaceSkeleton } from './LessonPlace.tsx';
import { lessonVideo } from './lessonVideo.ts';
import { useLessonKeys } from './useLessonKeys.ts';

const OutlineSheet = lazyDialog(
  async () => (await import('../../components/syllabus/OutlineSheet/OutlineSheet.tsx')).OutlineSheet,
);
const ShortcutsDialog = lazyDialog(
  async () => (await import('../../components/syllabus/ShortcutsDialog/ShortcutsDialog.tsx')).ShortcutsDialog,
);

/**
 * A loaded lesson with its course outline. `course` is undefined while loading, and null if no course was found
 * (product §10).
 */
export function Classroom({ lesson, course }: { lesson: Lesson; course: LessonCourse | null | undefined }) {
  const { client } = useData();
  const { record, update } = useLearning();
  const [sheet, { open: openSheet, close: closeSheet }] = useDisclosure();
  const openOutline = () => {
    // The toast would cover the list.
    hideToast(fa.study.lessonLoaded);
    openSheet();
  };
  const [help, { open: openHelp, close: closeHelp }] = useDisclosure();
  const { course: known, cover } = useKnownCourse(course?.courseId ?? null);
  const courseName = known ? courseTitle(known) : fa.study.syllabusTitle;
  const title = shownText(lesson.title).trim() || fa.study.lesson;
  const video = lessonVideo(lesson.video, {
    allowed: config.players,
    apiBase: client.base,
    origin: location.origin,
  });
  const isRefused = lesson.video !== null && video === null;
  useEffect(() => {
    if (isRefused) console.warn('The video is not shown, because its URL matches no allowed player', lesson.video);
  }, [isRefused, lesson.video]);
  const done = record.done.get(lesson.id)?.value ?? false;
  const toggle = () => update({ done: { [lesson.id]: !done } });
  // The toggle button announces its new state itself. After the keyboard shortcut, the state is announced here.
  const toggleByKey = () => {
    toggle();
    announce(done ? fa.learning.unmarked : fa.learning.marked);
  };
  const keysEnabled = record.settings.get('shortcuts')?.value ?? true;
  useLessonKeys(
    { place: course?.place, courseId: course?.courseId, toggle: toggleByKey, openHelp },
    keysEnabled && !sheet && !help,
  );

  const courseId = course?.courseId;
  // Stores the lesson again even if it is already stored, because the new timestamp shows which course was studied
  // last.
  const open = useEffectEvent((id: string) => update({ opened: { [id]: lesson.id } }));
  useEffect(() => {
    if (courseId !== undefined) open(courseId);
  }, [courseId]);

  return (
    <>
      <PageMeta title={title} />
      <Stack component="article" gap="lg" miw={0} className={classes.lesson}>
        {course && (
          <LessonPlace course={course} courseName={courseName} hasVideo={!!video} onOpenOutline={openOutline} />
        )}
        {course === undefined && <LessonPlaceSkeleton hasVideo={!!video} />}
        <PageHeading title={title} lead={course === null && !video && <span data-unprinted>{fa.study.noVideo}</span>} />
        <LessonContent lesson={lesson} title={title} video={video} poster={cover} />
        <LessonEnd
          done={done}
          onToggle={toggle}
          onHelp={openHelp}
          previous={course?.place.previous}
          next={course?.place.next}
          courseId={courseId ?? ''}
          renderEnd={course ? (mark) => <CourseEnd course={course} lessonId={lesson.id} mark={mark} /> : undefined}
        />
      </Stack>
      {course && (
        <OutlineSheet
          opened={sheet}
          onClose={closeSheet}
          chapters={studiedChapters(course.outline, record)}
          courseId={course.courseId}
          current={lesson.id}
        />
      )}
      <ShortcutsDialog
        opened={help}
        onClose={closeHelp}
        enabled={keysEnabled}
        onEnable={(shortcuts) => update({ settings: { shortcuts } })}
      />
    </>
  );
}
