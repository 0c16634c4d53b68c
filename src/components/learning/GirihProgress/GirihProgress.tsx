import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { learningText } from '../../../text/learning.ts';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import classes from './GirihProgress.module.css';

interface GirihProgressProps {
  /** For each lesson, in order: is it done? */
  lessons: readonly boolean[];
  /** A row of small or larger stars, or with `lg` all of them around the girih of home, which is woven as they are completed. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
}

// With more lessons, each star stands for several that follow one another.
const MOST_STARS = 60;

/** A course as a girih of eight-pointed stars, one for each lesson, completed one by one; the words beside it say the same (product §10). */
export function GirihProgress({ lessons, size = 'md' }: GirihProgressProps) {
  const count = Math.min(lessons.length, MOST_STARS);
  const isFigure = size === 'lg';
  const stars = Array.from({ length: count }, (_, star) => {
    const from = Math.floor((star * lessons.length) / count);
    const to = Math.floor(((star + 1) * lessons.length) / count);
    return { star, done: lessons.slice(from, to).every(Boolean) };
  });
  const done = lessons.filter(Boolean).length;
  const isWhole = done === lessons.length && done > 0;
  return (
    <div className={classes.root} data-size={size} data-whole={isWhole || undefined}>
      <span className={classes.stars} style={{ '--count': count } as CSSProperties} aria-hidden>
        {stars.map(({ star, done }) => (
          <span
            key={star}
            className={classes.star}
            style={isFigure ? { rotate: `${star / count}turn` } : undefined}
            data-done={done || undefined}
          />
        ))}
        {isFigure && <LateGirihStar w="62%" h="62%" share={done / lessons.length} />}
      </span>
      <span className={classes.words}>
        {learningText.progress(done, lessons.length)}
        {isWhole && <VisuallyHidden>، {learningText.allDone}</VisuallyHidden>}
      </span>
    </div>
  );
}
