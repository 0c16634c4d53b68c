import { Box, useMatches } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Course } from '../../../api/courses.ts';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';

export interface WindowedCourseGridProps {
  /** All of them, in order. */
  courses: readonly Course[];
  /** The list's name. */
  label: string;
  /** Draws one of them. */
  card: (course: Course) => ReactNode;
}

/** Cards in a row, and the pixels that one is about as high as, so that at first not more are drawn than the screen shows. */
const ROWS = { base: { columns: 1, height: 165 }, sm: { columns: 2, height: 400 }, md: { columns: 3, height: 400 } };

/** A list of any length of which only the rows near the screen exist; each card says which of how many it is. */
export function WindowedCourseGrid({ courses, label, card }: WindowedCourseGridProps) {
  const { columns, height } = useMatches(ROWS);
  const starts = useMemo(
    () => Array.from({ length: Math.ceil(courses.length / columns) }, (_, row) => row * columns),
    [courses.length, columns],
  );
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer data={starts} itemSize={height}>
        {(start) => (
          <Box key={start} pb="lg">
            <CardGrid component="div">
              {courses.slice(start, start + columns).map((course, column) => (
                <div key={course.id} role="listitem" aria-setsize={courses.length} aria-posinset={start + column + 1}>
                  {card(course)}
                </div>
              ))}
            </CardGrid>
          </Box>
        )}
      </WindowVirtualizer>
    </div>
  );
}
