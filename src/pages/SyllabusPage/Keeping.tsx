import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Course } from '../../api/courses.ts';
import { announce } from '../../components/feedback/announce.ts';
import { toast } from '../../components/feedback/toast.tsx';
import { KeepCourse } from '../../components/offline/KeepCourse/KeepCourse.tsx';
import { useKeptCourses } from '../../data/kept.ts';
import { lessonsOf, outlineOf } from '../../learning/progress.ts';
import type { Outline } from '../../learning/record.ts';
import * as kept from '../../offline/keptCourse.ts';
import { isSavingData } from '../../lib/preloading.ts';
import { fa } from '../../text/fa.ts';
import { opensOffline, registerWorker } from '../../worker/register.ts';

/** Lets the user store a course. Updates a stored course that is outdated or lacks its cover (product §11). */
export function Keeping({ course, outline }: { course: Course; outline: Outline }) {
  const { courses, running, problems, keep, update, stop, remove } = useKeptCourses();
  const own = courses.find((each) => each.course.id === course.id);
  const shown = JSON.stringify([course, outline]);
  const ids = lessonsOf(outline).map(({ id }) => id);
  const isCurrent = own && JSON.stringify([own.course, outlineOf(own.chapters)]) === shown;
  // Until the server responds, `course` is the stored course. A missing cover is then no reason for an update, because
  // the update could fail offline.
  const lacksCover = course !== own?.course && course.cover !== null && own?.cover === null;
  const news = own && kept.isSettled(own, ids) && (!isCurrent || lacksCover) ? shown : null;
  const isRunning = running.includes(course.id);
  const followed = useRef<string>(null);
  const follow = useEffectEvent(() => update(course));
  useEffect(() => {
    // Starts only one update for each version of the course. Otherwise, an update that fails or stores a different
    // outline would be repeated endlessly.
    if (news === null || isRunning || followed.current === news) return;
    followed.current = news;
    follow();
  }, [news, isRunning]);
  const opens = useSyncExternalStore(opensOffline.subscribe, opensOffline.getState, () => true);
  return (
    <KeepCourse
      kept={own}
      lessons={ids.length}
      opens={opens}
      running={isRunning}
      problem={problems[course.id]}
      onKeep={() => {
        if (isSavingData()) void registerWorker(true);
        keep(course);
      }}
      onStop={() => stop(course.id)}
      onRemove={() =>
        void remove(course.id).then((isRemoved) =>
          isRemoved ? announce(fa.offline.removed) : toast('error', 'course', fa.offline.notRemoved),
        )
      }
    />
  );
}
