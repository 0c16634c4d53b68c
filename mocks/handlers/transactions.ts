import { transactionsApi } from '../../src/api/transactions.ts';
import { answers } from '../server/answers.ts';
import { byId, nextId } from '../data/db.ts';
import { badRequest, created, refuse } from '../server/replies.ts';

/** Purchases: each course once, for the price that the server knows (product §7). */
export const transactionAnswers = answers(transactionsApi, {
  async create({ db, body, user }) {
    const course = byId(db, 'courses', String(body.course));
    const owned = db.transactions.findFirst((query) => query.where({ user_id: user.id, course_id: course.id }));
    if (owned) throw refuse(400, 'این دوره پیش‌تر خریداری شده است.');
    const price = course.amount_with_discount ?? course.price;
    if (body.amount !== price) throw badRequest({ amount: ['مبلغ با قیمت دوره یکی نیست.'] });
    const row = await db.transactions.create({
      id: nextId(db.transactions),
      user_id: user.id,
      course_id: course.id,
      amount: price,
    });
    return created({ id: row.id, course: row.course_id, amount: row.amount });
  },
});
