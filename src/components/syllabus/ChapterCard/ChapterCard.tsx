import { Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { StudiedChapter } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import { LessonList } from '../LessonList/LessonList.tsx';
import classes from './ChapterCard.module.css';
import { Words } from '../../layout/Words/Words.tsx';

interface ChapterCardProps {
  /** The chapter with its progress. */
  chapter: StudiedChapter;
  /** The chapter's number in the course, from 1. */
  number: number;
  /** Id of the course, for links to the lesson pages. */
  courseId: string;
  /** Id of the lesson to continue with. */
  current?: string | undefined;
}

/** A chapter with its progress and links to its lessons (product §2, syllabus). */
export function ChapterCard({ chapter: { title, lessons, from }, number, courseId, current }: ChapterCardProps) {
  const done = lessons.filter((lesson) => lesson.done).length;
  const isDone = done > 0 && done === lessons.length;
  return (
    <Paper component="li" withBorder shadow="sm" className={classes.root}>
      <div className={classes.head}>
        <span className={classes.number} data-done={isDone || undefined} aria-hidden>
          {isDone ? <IconCheck size={24} stroke={2.5} /> : formatNumber(number)}
        </span>
        <VisuallyHidden>{fa.study.chapter(number)}</VisuallyHidden>
        <Title order={2} size="h4" flex="1 1 7em" miw={0} dir={directionOf(title)}>
          <Words>{title}</Words>
        </Title>
        <Text size="sm" c={isDone ? 'var(--mantine-color-turquoise-text)' : 'dimmed'} flex="none">
          {fa.learning.chapterLessons(done, lessons.length)}
        </Text>
      </div>
      {lessons.length === 0 ? (
        <Text c="dimmed" className={classes.empty}>
          {fa.study.noLessons}
        </Text>
      ) : (
        <div className={classes.lessons}>
          <LessonList lessons={lessons} from={from} courseId={courseId} current={current} currentIs="step" />
        </div>
      )}
    </Paper>
  );
}
