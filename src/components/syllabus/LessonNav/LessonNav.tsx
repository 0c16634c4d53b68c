import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Lesson } from '../../../api/study.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './LessonNav.module.css';

type Neighbour = Pick<Lesson, 'id' | 'title'> | undefined;

interface LessonNavProps {
  /** The lesson before; undefined at the beginning. */
  previous: Neighbour;
  /** The lesson after; undefined at the end. */
  next: Neighbour;
  /** The course that all of them belong to. */
  courseId: string;
}

/** The lessons before and after this one, across chapters. */
export function LessonNav({ previous, next, courseId }: LessonNavProps) {
  if (!previous && !next) return null;
  return (
    <nav className={classes.root} aria-label={fa.study.otherLessons}>
      {previous && (
        <Link to={paths.lesson(previous.id)} state={{ courseId }} className={classes.link}>
          <span className={classes.which}>
            <IconArrowRight size={18} className={classes.arrow} aria-hidden />
            {fa.study.previousLesson}
          </span>
          <bdi className={classes.title}>{previous.title}</bdi>
        </Link>
      )}
      {next && (
        <Link to={paths.lesson(next.id)} state={{ courseId }} className={classes.link} data-next>
          <span className={classes.which}>
            {fa.study.nextLesson}
            <IconArrowLeft size={18} className={classes.arrow} aria-hidden />
          </span>
          <bdi className={classes.title}>{next.title}</bdi>
        </Link>
      )}
    </nav>
  );
}
