import { notificationsApi } from '../api/notifications.ts';
import { useEndpoint } from './swr.tsx';

/** The notifications of the signed-in user, with the public ones; not asked for without a token (product §6). */
export function useNotifications(signedIn: boolean) {
  return useEndpoint(notificationsApi.list, signedIn ? {} : null);
}
