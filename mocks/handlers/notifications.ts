import { notificationsApi } from '../../src/api/notifications.ts';
import { everyRow, fieldOf, idOf, isRefused, rowsOf, succeeds } from '../openapi/cases.ts';
import type { Database } from '../data/db.ts';
import { handlers } from '../server/handler.ts';
import { byId, found, notFound } from '../server/replies.ts';

const hasRead = (db: Database, notification: number, user: string) =>
  db.reads.find(({ notification_id, user_id }) => notification_id === notification && user_id === user) !== undefined;

/** The user's own notifications and the public ones (product §7). */
export const notificationHandlers = handlers(notificationsApi, 'Notifications, public and personal.', {
  list: {
    summary: 'List the user’s own notifications and the public ones',
    as: 'demo-student',
    example: {},
    contract: {
      also: (body, { answers }) => {
        const own = idOf(fieldOf(fieldOf(answers.get('user_login'), 'user'), 'id'));
        return everyRow(
          'public, or the user’s own',
          ({ receiver = null }) => receiver === null || idOf(receiver) === own,
        )(body);
      },
    },
    answer: ({ db, user }) =>
      db.notifications
        .where(({ receiver }) => receiver === null || receiver === user.id)
        .map((row) => ({ ...row, is_read: row.is_read || hasRead(db, row.id, user.id) })),
  },
  update: {
    summary: 'Mark a notification as read',
    description:
      'Another user’s notification is not found. A public one is marked only for this user. An empty response counts as success.',
    as: 'demo-student',
    example: { params: { id: '1' }, body: { is_read: true } },
    contract: {
      isPublic: 'there',
      request({ answers }) {
        // Chooses a notification that has already been read, so that the request does not change data.
        const id = idOf(rowsOf(answers.get('notifications_list')).find((row) => row['is_read'] === true)?.['id']);
        return id === undefined
          ? 'the user has read no notification yet; mark one as read on the site'
          : { params: { id }, json: { is_read: true } };
      },
      more({ answers, guestToken }, { params, json }) {
        const afterwards = succeeds('§4.24 confirming a notification marks it as read', 'the list afterwards', {
          of: 'notifications_list',
          also: everyRow('confirmed', (row) => idOf(row['id']) !== params?.['id'] || row['is_read'] === true),
        });
        const own = rowsOf(answers.get('notifications_list')).find((row) => row['receiver'] && row['is_read'] === true);
        if (!own || guestToken === undefined) return [afterwards];
        const asGuest = { params: { id: idOf(own['id']) ?? '' }, json, token: guestToken };
        return [afterwards, isRefused('§3.5 `receiver` makes it private', 'as another user', asGuest)];
      },
    },
    answer({ db, params, body, user }) {
      const row = byId(db.notifications, params.id);
      const { id: notification_id, receiver } = row;
      if (receiver !== null && receiver !== user.id) throw notFound();
      if (receiver !== null) return found(db.notifications.update(notification_id, body));
      if (!hasRead(db, notification_id, user.id))
        db.reads.create({ id: db.reads.nextId(), notification_id, user_id: user.id });
      return { ...row, ...body };
    },
  },
});
