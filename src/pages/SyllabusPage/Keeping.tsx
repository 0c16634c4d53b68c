import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Course } from '../../api/courses.ts';
import { KeepCourse } from '../../components/offline/KeepCourse/KeepCourse.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { lessonsOf, outlineOf } from '../../learning/progress.ts';
import type { Outline } from '../../learning/record.ts';
import * as kept from '../../offline/keptCourse.ts';
import { isSavingData } from '../../lib/preloading.ts';
import { opensOffline, registerWorker } from '../../worker/register.ts';

/** Lets the user store a course for offline reading. Updates a stored course when its outline changes (product §11). */
export function Keeping({ course, outline }: { course: Course; outline: Outline }) {
  const { courses, running, problems, keep, update, stop, remove } = useKeptCourses();
  const own = courses.find((each) => each.course.id === course.id);
  const shown = JSON.stringify(outline);
  const ids = lessonsOf(outline).map(({ id }) => id);
  const news = own && kept.isWhole(own, ids) && JSON.stringify(outlineOf(own.chapters)) !== shown ? shown : null;
  const follow = useEffectEvent(() => update(course));
  useEffect(() => {
    // Each outline causes only one update, so that a failed update, or a server that returns changing outlines, causes
    // no loop.
    if (news !== null) follow();
  }, [news]);
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
