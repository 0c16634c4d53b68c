import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { Link } from '../../layout/Link/Link.tsx';
import type { StudiedChapter } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { formatNumber } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './LessonList.module.css';

interface LessonListProps {
  /** The lessons, in order. */
  lessons: StudiedChapter['lessons'];
  /** The first lesson's number in the course, from 1. */
  from: number;
  /** Id of the course, for links to the lesson pages. */
  courseId: string;
  /** Id of the open lesson, or of the lesson to continue with. */
  current?: string | undefined;
  /** The value of `aria-current` for the current lesson. Default `page`. */
  currentIs?: 'page' | 'step';
  /** Whether rows are compact, for the sidebar. Default false. */
  dense?: boolean;
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Links to lessons with their numbers. Done lessons have a mark (product §2, syllabus). */
export function LessonList({
  lessons,
  from,
  courseId,
  current,
  currentIs = 'page',
  dense = false,
  onFollow,
}: LessonListProps) {
  return (
    <ol className={classes.root} data-dense={dense || undefined} start={from}>
      {lessons.map(({ id, title, done }, index) => (
        <li key={id}>
          <Link
            to={paths.lesson(id)}
            state={{ courseId }}
            className={classes.lesson}
            onClick={onFollow}
            aria-current={id === current ? currentIs : undefined}
          >
            <span className={classes.mark} data-done={done || undefined}>
              {done && <IconCheck size={18} stroke={2.5} aria-hidden />}
              {done ? <VisuallyHidden>{formatNumber(from + index)}</VisuallyHidden> : formatNumber(from + index)}
            </span>
            <span className={classes.title} dir={directionOf(title)}>
              <Words>{title}</Words>
            </span>
            {done && <VisuallyHidden>، {fa.learning.done}</VisuallyHidden>}
            {!dense && <IconChevronLeft size={18} className={classes.chevron} aria-hidden />}
          </Link>
        </li>
      ))}
    </ol>
  );
}
