import { notificationsApi } from '../api/notifications.ts';
import { useEndpoint } from './useEndpoint.ts';

/** The notifications of the signed-in user, with the public ones; not asked for without a token (product §6). */
export function useNotifications() {
  return useEndpoint(notificationsApi.list, {});
}
