import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Flag, Id, rowsOf, Text } from './schemas.ts';

/** A notification (product §3). It is public if its `receiver` is null. */
export const Notification = v.object({
  id: Id,
  title: Text,
  message: Text,
  is_read: Flag,
  receiver: v.nullish(Id, null),
});
export type Notification = v.InferOutput<typeof Notification>;

/** The endpoints of notifications (product §7). `mocks/handlers/notifications.ts` mocks them. */
export const notificationsApi = {
  list: endpoint('GET', '/notifications/', { auth: 'required', credentials: true, response: rowsOf(Notification) }),
  update: endpoint('PATCH', '/notifications/:id/', {
    auth: 'required',
    body: v.object({ is_read: v.literal(true) }),
    response: v.optional(v.looseObject({})),
    owes: Notification,
  }),
};
