import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Flag, Id, rowsOf, Text } from './schemas.ts';

/** A notification (product §3); `receiver` null means that it is public. */
export const Notification = z.object({
  id: Id,
  title: Text,
  message: Text,
  is_read: Flag,
  receiver: z.pipe(
    z.optional(z.nullable(Id)),
    z.transform((receiver) => receiver ?? null),
  ),
});
export type Notification = z.output<typeof Notification>;

/** product §7; answered for development by `mocks/handlers/notifications.ts`. */
export const notificationsApi = {
  list: endpoint('GET', '/notifications/', { auth: 'required', credentials: true, response: rowsOf(Notification) }),
  update: endpoint('PATCH', '/notifications/:id/', {
    auth: 'required',
    body: z.object({ is_read: z.literal(true) }),
    response: z.optional(z.looseObject({})),
    owes: Notification,
  }),
};
