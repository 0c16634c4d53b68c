import { useRef, useState } from 'react';
import { notificationsApi } from '../api/notifications.ts';
import { useMutation } from './useMutation.ts';
import { useReload } from './useReload.ts';

/**
 * Marks notifications as read, one by one, and then revalidates the list. Failures are logged and returned in `failed`,
 * so that the user can retry (product §4, §8).
 */
export function useConfirm() {
  const done = useRef(new Set<string>());
  const { send } = useMutation(notificationsApi.update, {
    onDone: (_, { params }) => void done.current.add(params.id),
  });
  const reload = useReload();
  const pending = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const [confirming, setConfirming] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);

  async function run(ids: readonly string[]) {
    let left = ids;
    for (const id of ids) {
      const outcome = await send({ params: { id }, body: { is_read: true } });
      if (outcome.status === 'failed') console.warn('The notification could not be confirmed', outcome.error);
      // After the user has left the page, the outcome is `ignored` even for a success. Therefore, `done` is checked
      // instead.
      if (!done.current.delete(id)) break;
      left = left.slice(1);
    }
    const release = (those: readonly string[]) => {
      for (const id of those) pending.current.delete(id);
      setConfirming([...pending.current]);
    };
    // Failures are shown before the list is reloaded, because without a connection, the reload would wait.
    release(left);
    setFailed((before) => [...before, ...left]);
    const reloaded = reload(notificationsApi.list).catch(() => undefined);
    const settled = reloaded.then(() => release(ids));
    if (left.length === 0) await settled;
  }

  return {
    /** Ids of the notifications whose confirmation is queued or in progress. */
    confirming,
    /** Ids of the notifications that the latest attempt did not confirm. */
    failed,
    confirm(ids: readonly string[]) {
      const added = ids.filter((id) => !pending.current.has(id));
      if (added.length === 0) return;
      for (const id of added) pending.current.add(id);
      setConfirming([...pending.current]);
      setFailed((before) => before.filter((id) => !added.includes(id)));
      queue.current = queue.current.then(() => run(added));
    },
  };
}
