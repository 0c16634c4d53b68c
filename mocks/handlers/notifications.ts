import { notificationsApi } from '../../src/api/notifications.ts';
import { answers } from '../server/answers.ts';
import { byId } from '../data/db.ts';
import { notFound } from '../server/replies.ts';

/** The user's own notifications and the public ones (product §7). */
export const notificationAnswers = answers(notificationsApi, {
  list: ({ db, user }) => db.notifications.all().filter(({ receiver }) => receiver === null || receiver === user.id),
  async update({ db, params, body, user }) {
    const { id, receiver } = byId(db, 'notifications', params.id);
    if (receiver !== null && receiver !== user.id) throw notFound();
    const row = await db.notifications.update((query) => query.where({ id }), {
      data(notification) {
        notification.is_read = body.is_read;
      },
    });
    return { ...row };
  },
});
