import { Box, useMatches } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Course } from '../../../api/courses.ts';
import { CardGrid, type CardLayout } from '../../layout/CardGrid/CardGrid.tsx';

export interface WindowedCourseGridProps {
  /** All courses, in order. */
  courses: readonly Course[];
  /** The accessible name of the list. */
  label: string;
  /** Renders one card. */
  card: (course: Course) => ReactNode;
  /** How the first cards fill the rows until the list is scrolled. */
  layout?: CardLayout | undefined;
}

/**
 * A list of any length that renders only the rows near the viewport. Its items have `aria-posinset` and `aria-setsize`.
 */
export function WindowedCourseGrid({ courses, label, card }: WindowedCourseGridProps) {
  const columns = useMatches({ base: 1, sm: 2, md: 3, lg: 4 });
  // The estimated height of a row, in pixels. Without an estimate, the list would first render thirty rows to measure
  // them.
  const height = useMatches({ base: 170, sm: 450 });
  const starts = useMemo(
    () => Array.from({ length: Math.ceil(courses.length / columns) }, (_, row) => row * columns),
    [courses.length, columns],
  );
  return (
    <div role="list" aria-label={label} data-windowed>
      <WindowVirtualizer data={starts} itemSize={height}>
        {(start) => (
          <Box key={start} pb="lg">
            <CardGrid component="div" layout="long">
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
