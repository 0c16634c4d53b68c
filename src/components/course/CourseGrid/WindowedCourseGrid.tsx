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

// So many cards stand there before rows are measured; without, they are taken for so low that thirty are drawn at first.
const FIRST = 6;
/** A list of any length of which only the rows near the screen exist; each card says which of how many it is. */
export function WindowedCourseGrid({ courses, label, card }: WindowedCourseGridProps) {
  const columns = useMatches({ base: 1, sm: 2, md: 3 });
  const starts = useMemo(
    () => Array.from({ length: Math.ceil(courses.length / columns) }, (_, row) => row * columns),
    [courses.length, columns],
  );
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer data={starts} ssrCount={FIRST / columns}>
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
