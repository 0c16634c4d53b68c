import { notificationsApi } from '../../src/api/notifications.ts';
import { everyRow, fieldOf, idOf, rowsOf, succeeds } from '../openapi/cases.ts';
import { handle, handlers } from '../server/handler.ts';
import { byId, found, notFound } from '../server/replies.ts';

/** The user's own notifications and the public ones (product §7). */
export const notificationHandlers = handlers(notificationsApi, 'Notifications, public and personal.', {
  list: handle(notificationsApi.list, {
    summary: 'List the public notifications and one’s own',
    as: 'demo-student',
    example: {},
    contract: {
      request: () => ({}),
      also: (body, { answers }) => {
        const own = idOf(fieldOf(fieldOf(answers.get('user_login'), 'user'), 'id'));
        return everyRow(
          'public, or the user’s own',
          ({ receiver = null }) => receiver === null || idOf(receiver) === own,
        )(body);
      },
    },
    answer: ({ db, user }) => db.notifications.where(({ receiver }) => receiver === null || receiver === user.id),
  }),
  update: handle(notificationsApi.update, {
    summary: 'Mark a notification as read',
    description: 'One that is meant for somebody else is not found. An empty answer counts as success.',
    as: 'demo-student',
    example: { params: { id: '1' }, body: { is_read: true } },
    contract: {
      isPublic: 'there',
      request({ answers }) {
        // One that is read already, so that nothing changes.
        const id = idOf(rowsOf(answers.get('notifications_list')).find((row) => row['is_read'] === true)?.['id']);
        return id === undefined ? 'no notification is read yet' : { params: { id }, json: { is_read: true } };
      },
      more: (_, { params }) => [
        succeeds('§4 Notification: unread to read via confirm', 'the list afterwards', {
          of: 'notifications_list',
          also: everyRow('confirmed', (row) => idOf(row['id']) !== params?.['id'] || row['is_read'] === true),
        }),
      ],
    },
    answer({ db, params, body, user }) {
      const { id, receiver } = byId(db.notifications, params.id);
      if (receiver !== null && receiver !== user.id) throw notFound();
      return found(db.notifications.update(id, body));
    },
  }),
});
