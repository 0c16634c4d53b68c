import { useMatches } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Course } from '../../../api/courseSchema.ts';
import classes from './CourseGrid.module.css';

interface WindowedCourseGridProps {
  courses: readonly Course[];
  label: string;
  card: (course: Course) => ReactNode;
}

/** A list of any length of which only the rows near the screen exist; each card says which of how many it is. */
export function WindowedCourseGrid({ courses, label, card }: WindowedCourseGridProps) {
  const columns = useMatches({ base: 1, sm: 2, md: 3 });
  const starts = useMemo(
    () => Array.from({ length: Math.ceil(courses.length / columns) }, (_, row) => row * columns),
    [courses.length, columns],
  );
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer data={starts}>
        {(start) => (
          <div key={start} className={classes.row}>
            {courses.slice(start, start + columns).map((course, column) => (
              <div key={course.id} role="listitem" aria-setsize={courses.length} aria-posinset={start + column + 1}>
                {card(course)}
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}
