import { Text, VisuallyHidden } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import classes from './GirihProgress.module.css';

interface GirihProgressProps {
  /** Whether each lesson is done, in order. Empty if unknown. */
  lessons: readonly boolean[];
  /** `sm`, `md`: a row of stars. `lg`: a ring of stars around a growing `GirihStar`. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** A line above the text. Default: none. */
  title?: string;
}

// The maximum number of stars. If there are more lessons, each star represents several lessons.
const MOST_STARS = 60;

/** The distance between the stars of a row, from centre to centre. */
const STEP = 25;

/** An eight-pointed star in a square of 20 units. */
const STAR = 'M10 0l2.9 2.9h4.2v4.2l2.9 2.9-2.9 2.9v4.2h-4.2l-2.9 2.9-2.9-2.9h-4.2v-4.2l-2.9-2.9 2.9-2.9v-4.2h4.2z';

/** Shows the progress in a course as eight-pointed stars, usually one per lesson, and as text (product §10). */
export function GirihProgress({ lessons, size = 'md', title }: GirihProgressProps) {
  const count = Math.min(lessons.length, MOST_STARS);
  const isFigure = size === 'lg';
  // For `lg`, stars are placed clockwise on a ring in a square of 200 units. If there are many stars, they are smaller.
  // For the other sizes, the stars form a row from right to left.
  const placeOf = (star: number) =>
    isFigure
      ? `rotate(${(360 * star) / count}) translate(0 -80) scale(${Math.min(1.35, 26 / count)}) translate(-10 -10)`
      : `translate(${(count - 1 - star) * STEP} ${(STEP - 20) / 2})`;
  const stars = Array.from({ length: count }, (_, star) => {
    const from = Math.floor((star * lessons.length) / count);
    const to = Math.floor(((star + 1) * lessons.length) / count);
    return { place: placeOf(star), done: lessons.slice(from, to).every(Boolean) };
  });
  const starSize = count > 0 ? '62%' : '100%';
  const done = lessons.filter(Boolean).length;
  const isWhole = done === lessons.length && done > 0;
  return (
    <span className={classes.root} data-size={size} data-whole={isWhole || undefined} data-titled={title && ''}>
      {(isFigure || count > 0) && (
        <span className={classes.figure} aria-hidden>
          <svg
            className={classes.stars}
            viewBox={isFigure ? '-100 -100 200 200' : `0 0 ${(count - 1) * STEP + 20} ${STEP}`}
          >
            {stars.map(({ place, done }) => (
              <g key={place} transform={place} data-done={done || undefined}>
                <path d={STAR} />
                <circle cx={10} cy={10} r={4} />
              </g>
            ))}
          </svg>
          {isFigure && <LateGirihStar w={starSize} h={starSize} share={done / (lessons.length || 1)} />}
        </span>
      )}
      <span className={classes.words}>
        {title && (
          <Text span display="block" size="xl" fw={700} c="var(--mantine-color-text)">
            {title}
          </Text>
        )}
        {count > 0 ? fa.learning.progress(done, lessons.length) : fa.learning.notStarted}
        {isWhole && <VisuallyHidden>، {fa.learning.allDone}</VisuallyHidden>}
      </span>
    </span>
  );
}
