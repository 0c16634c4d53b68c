import { useEffect, useEffectEvent, useState } from 'react';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { keptCourses, useKeptCourses } from '../../data/kept.ts';
import { isOnline, onConnection } from '../../lib/online.ts';
import { sizeOf } from '../../offline/keptCourse.ts';
import { useSessionActions } from '../../session/SessionProvider.tsx';
import { KEPT_KEY } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';

const KeepOrErase = lazyDialog(
  async () => (await import('../../components/offline/KeepOrErase/KeepOrErase.tsx')).KeepOrErase,
);

/** Resumes interrupted downloads. After a log-out, asks once whether to keep the stored courses (product §11). */
export function KeptUpkeep() {
  const session = useSessionActions();
  const { local, viewer } = useData();
  const { courses, update } = useKeptCourses();
  const [left, setLeft] = useState({ userId: '', count: 0, bytes: 0 });

  const goOn = useEffectEvent(() => {
    if (isOnline()) for (const { course } of keptCourses().interrupted()) update(course);
  });
  const isRead = viewer !== null && courses.length > 0;
  useEffect(() => {
    if (!isRead) return undefined;
    goOn();
    return onConnection(() => goOn());
  }, [isRead]);

  useEffect(
    () =>
      session.onEvent((event) => {
        const { userId, courses } = keptCourses().getState();
        if (event !== 'loggedOut' || userId === null || courses.length === 0) return;
        if (local.get(`keptAsked:${userId}`) !== null) return;
        const bytes = courses.reduce((sum, course) => sum + sizeOf(course).bytes, 0);
        setLeft({ userId, count: courses.length, bytes });
      }),
    [session, local],
  );
  function close() {
    local.set(`keptAsked:${left.userId}`, '');
    setLeft({ ...left, userId: '' });
  }
  async function erase() {
    setLeft({ ...left, userId: '' });
    if (await keptCourses().remove(left.userId)) local.remove(KEPT_KEY + left.userId);
    else toast('error', 'course', fa.offline.notRemoved);
  }
  return <KeepOrErase opened={left.userId !== ''} onClose={close} onErase={() => void erase()} {...left} />;
}
