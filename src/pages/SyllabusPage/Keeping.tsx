import { useEffect, useSyncExternalStore } from 'react';
import type { Course } from '../../api/courses.ts';
import { KeepCourse } from '../../components/offline/KeepCourse/KeepCourse.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { lessonsOf } from '../../learning/progress.ts';
import type { Outline } from '../../learning/record.ts';
import * as kept from '../../offline/keptCourse.ts';
import { isSavingData } from '../../lib/preloading.ts';
import { opensOffline, registerWorker } from '../../worker/register.ts';

/** Lets the user store a course for offline reading, and adds new lessons to a stored course (product §11). */
export function Keeping({ course, outline }: { course: Course; outline: Outline }) {
  const { courses, running, problems, keep, update, stop, remove } = useKeptCourses();
  const own = courses.find((each) => each.course.id === course.id);
  const known = own && kept.isWhole(own) ? new Set(kept.lessonsOf(own).map(({ id }) => id)) : null;
  const isNewer = known !== null && lessonsOf(outline).some(({ id }) => !known.has(id));
  useEffect(() => {
    if (isNewer) update(course);
  });
  const opens = useSyncExternalStore(opensOffline.subscribe, opensOffline.getState, () => true);
  return (
    <KeepCourse
      kept={own}
      opens={opens}
      running={running.includes(course.id)}
      problem={problems[course.id]}
      onKeep={() => {
        if (isSavingData()) void registerWorker(true);
        keep(course);
      }}
      onStop={() => stop(course.id)}
      onRemove={() => void remove(course.id)}
    />
  );
}
