import { useRef, useState } from 'react';
import { notificationsApi, type Notification } from '../../api/notifications.ts';
import { useApi, useReload } from '../../data/swr.tsx';

/** Marks notifications as read, one after the other, and then loads the list again; failures are logged only (product §4, §8). */
export function useConfirm() {
  const { client } = useApi();
  const reload = useReload();
  const underWay = useRef(new Set<string>());
  const [confirming, setConfirming] = useState<readonly string[]>([]);

  async function confirm(notifications: readonly Notification[]) {
    const ids = notifications.map(({ id }) => id).filter((id) => !underWay.current.has(id));
    const mark = (busy: boolean) => {
      for (const id of ids) underWay.current[busy ? 'add' : 'delete'](id);
      setConfirming([...underWay.current]);
    };
    if (ids.length === 0) return;
    mark(true);
    try {
      for (const id of ids) await client.call(notificationsApi.update, { params: { id }, body: { is_read: true } });
    } catch (error) {
      console.warn('The notification could not be confirmed', error);
    }
    await reload(notificationsApi.list).catch(() => undefined);
    mark(false);
  }

  return {
    /** Ids of those under way. */
    confirming,
    confirm,
  };
}
