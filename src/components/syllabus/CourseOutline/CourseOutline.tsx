import { Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { StudiedChapter } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { GirihProgress } from '../../learning/GirihProgress/GirihProgress.tsx';
import { LessonList } from '../LessonList/LessonList.tsx';
import classes from './CourseOutline.module.css';
import { Words } from '../../layout/Words/Words.tsx';

export interface CourseOutlineProps {
  /** The chapters, in order. */
  chapters: readonly StudiedChapter[];
  /** Id of the course, for links to the lesson pages. */
  courseId: string;
  /** Id of the open lesson, which is scrolled into view. */
  current: string;
  /** Called when a link is followed, even the one to the open lesson. */
  onFollow?: () => void;
}

/** All lessons of a course in a scrollable box beside the open lesson (product §10). */
export function CourseOutline({ chapters, courseId, current, onFollow }: CourseOutlineProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector(`[href$="${CSS.escape(paths.lesson(current))}"]`);
    const chapter = row?.closest('[data-chapter]');
    if (!box.current || !row || !chapter) return;
    const { clientHeight, firstElementChild } = box.current;
    const start = box.current.getBoundingClientRect().top + (firstElementChild?.clientHeight ?? 0);
    const toRow = row.getBoundingClientRect().top - start;
    const toChapter = chapter.getBoundingClientRect().top - start;
    // Scrolls to the chapter's heading. In a long chapter, scrolls to the lesson instead, because both would not fit.
    box.current.scrollTop += toRow - toChapter < clientHeight / 2 ? toChapter : toRow - clientHeight / 3;
  }, [current]);

  return (
    <nav ref={box} className={classes.root} aria-label={fa.learning.outline}>
      <div className={classes.progress}>
        <GirihProgress lessons={chapters.flatMap(({ lessons }) => lessons.map(({ done }) => done))} size="sm" />
      </div>
      {chapters.map(({ id, title, lessons, from }) => (
        <div key={id} data-chapter>
          <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap" px="md" pt="md" pb={4}>
            <Title order={2} fz="sm" dir={directionOf(title)} miw={0}>
              <Words>{title}</Words>
            </Title>
            <Text size="xs" c="dimmed" flex="none">
              {fa.learning.chapterLessons(lessons.filter(({ done }) => done).length, lessons.length)}
            </Text>
          </Group>
          <LessonList lessons={lessons} from={from} courseId={courseId} current={current} dense onFollow={onFollow} />
        </div>
      ))}
    </nav>
  );
}
