import { useEffect, useRef } from 'react';
import type { Course } from '../../api/courses.ts';
import { announce } from '../../components/feedback/announce.ts';
import { KeepCourse } from '../../components/offline/KeepCourse/KeepCourse.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { lessonsOf } from '../../learning/progress.ts';
import type { Outline } from '../../learning/record.ts';
import * as kept from '../../offline/keptCourse.ts';
import { fa } from '../../text/fa.ts';

/** Keeps the course of a syllabus for reading without a connection, and brings lessons that are new (product §11). */
export function Keeping({ course, outline }: { course: Course; outline: Outline }) {
  const { courses, running, problems, keep, stop, remove } = useKeptCourses();
  const own = courses.find((each) => each.course.id === course.id);
  const known = own && kept.isWhole(own) ? new Set(kept.lessonsOf(own).map(({ id }) => id)) : null;
  const isNewer = known !== null && lessonsOf(outline).some(({ id }) => !known.has(id));
  useEffect(() => {
    if (isNewer) keep(course);
  });
  const isRunning = running.includes(course.id);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && known) announce(fa.offline.whole);
    wasRunning.current = isRunning;
  });
  return (
    <KeepCourse
      kept={own}
      running={isRunning}
      problem={problems[course.id]}
      onKeep={() => keep(course)}
      onStop={() => stop(course.id)}
      onRemove={() => void remove(course.id)}
    />
  );
}
