import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LessonLink } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { ForwardButton } from '../../learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import { Words } from '../../layout/Words/Words.tsx';
import headingClasses from '../../layout/PageHeading/PageHeading.module.css';
import classes from './SyllabusHead.module.css';

export interface SyllabusHeadProps {
  /** The course's title. Undefined while loading. */
  title: string | undefined;
  /** The beginning of the description, shown only on large screens and until the course is finished. Default: none. */
  lead?: string | undefined;
  /** URL of the course's cover. */
  cover: string | null;
  /** Id of the course, for the link to the lesson. */
  courseId: string;
  /**
   * The number of chapters, and for each lesson whether it is done. Undefined while loading or if the course is closed.
   */
  outline?: { chapters: number; lessons: readonly boolean[] } | undefined;
  /** The lesson to continue with. The link to it is the page's primary action. */
  step?: { lesson: LessonLink | undefined; isNew: boolean } | undefined;
  /** More actions, beside the primary one. */
  children?: ReactNode;
}

/** The header of a syllabus: the course, the progress and the next step (product §2, syllabus). */
export function SyllabusHead({ title, lead, cover, courseId, outline, step, children }: SyllabusHeadProps) {
  const lesson = step?.lesson;
  const hasLessons = outline !== undefined && outline.lessons.length > 0;
  const isFinished = hasLessons && outline.lessons.every(Boolean);
  return (
    <header className={classes.root}>
      <Stack gap="sm" className={classes.title}>
        <Title order={1} className={headingClasses.title}>
          <Text span c="dimmed" fz="md" fw={400} className={classes.eyebrow}>
            {fa.study.syllabusTitle}
            {/* Hidden from screen readers, because the heading should be short. */}
            {hasLessons && (
              <span aria-hidden>{` · ${fa.learning.size(outline.chapters, outline.lessons.length)}`}</span>
            )}
          </Text>
          {/* Reserves a line while the title loads, to avoid a layout shift. */}
          <Text span inherit display="block" dir={title && directionOf(title)}>
            <Words>{title ?? '\u00A0'}</Words>
          </Text>
        </Title>
        {lead && !isFinished && (
          <Text c="dimmed" size="lg" mt={4} dir={directionOf(lead)} visibleFrom="lg">
            <Words>{lead}</Words>
          </Text>
        )}
      </Stack>
      <div className={classes.cover}>
        <CourseCover src={cover} eager />
      </div>
      {hasLessons && (
        <div className={classes.progress}>
          <GirihProgress
            lessons={outline.lessons}
            {...(isFinished && { size: 'lg', title: fa.learning.finishedAll })}
          />
        </div>
      )}
      {(lesson || children) && (
        <Group gap="sm" className={classes.actions}>
          {lesson && (
            <ForwardButton to={paths.lesson(lesson.id)} courseId={courseId} above={fa.learning.stepKind(step.isNew)}>
              {lesson.title}
            </ForwardButton>
          )}
          {children}
        </Group>
      )}
    </header>
  );
}
