import * as brand from '../../brand/brand.ts';
import { notificationsApi } from '../api/notifications.ts';
import { useEndpoint } from './useEndpoint.ts';

/**
 * Returns the user's own notifications and the public ones. No request is sent for visitors (product §6), or if the
 * brand has notifications switched off.
 */
export function useNotifications() {
  return useEndpoint(notificationsApi.list, brand.notifications ? {} : null);
}
