import { transactionsApi } from '../../src/api/transactions.ts';
import { amountIn, fieldOf, idOf, isRefused, rowsOf, succeeds, UNKNOWN_ID } from '../openapi/cases.ts';
import { handlers } from '../server/handler.ts';
import { badRequest, byId, notFound, refuse } from '../server/replies.ts';

/** Purchases. A user can buy each course once, for the server's price (product §7). */
export const transactionHandlers = handlers(transactionsApi, 'Purchases, one for each course.', {
  create: {
    summary: 'Buy a course',
    description:
      'Each course can be bought once, for its current price; any other amount is refused. An empty response counts as ' +
      'success. A refusal may have its reason in `message`.',
    success: 201,
    refusals: { 404: 'There is no such course.' },
    as: 'demo-newcomer',
    example: { body: { course: 1, amount: 1_480_000 } },
    contract: {
      asGuest: true,
      request({ answers }) {
        const [course] = rowsOf(answers.get('courses_list'));
        return course
          ? { json: { course: idOf(course['id']), amount: amountIn(course) } }
          : 'there is no course to buy';
      },
      more({ answers, guestToken = null }, request) {
        const others = rowsOf(answers.get('courses_list')).slice(1);
        const discounted = others.find((row) => amountIn(row) > 0 && amountIn(row) < Number(row['price']));
        const free = others.find((row) => amountIn(row) === 0);
        const other = others.find((row) => row !== discounted && row !== free);
        const says = '§4.16 the amount is the discounted price, else the price, else 0';
        const jsonOf = (row: (typeof others)[number], amount = amountIn(row)) => ({ course: idOf(row['id']), amount });
        return [
          { what: 'the same course again', ...request, should: ['400'] },
          succeeds('§4.20 a bought course’s syllabus opens', 'its syllabus afterwards', {
            of: 'study_syllabus',
            query: { course_id: idOf(fieldOf(request.json, 'course')) ?? '' },
            token: guestToken,
          }),
          ...(discounted ? [succeeds(says, 'a discounted course', { json: jsonOf(discounted) })] : []),
          ...(free ? [succeeds(says, 'a free course', { json: jsonOf(free) })] : []),
          ...(other ? [amountIn(other) + 1, -1] : []).map((amount) =>
            isRefused(says, `the amount ${amount}`, { json: other && jsonOf(other, amount), should: ['400'] }),
          ),
          { what: 'an unknown course', json: { course: UNKNOWN_ID, amount: 0 }, should: ['400', '404'] },
        ];
      },
    },
    answer({ db, body, user }) {
      const course = byId(db.courses, String(body.course));
      if (course.status === 'private') throw notFound();
      const isBought = db.transactions.find(({ user_id, course_id }) => user_id === user.id && course_id === course.id);
      if (isBought) throw refuse(400, 'این دوره پیش‌تر خریداری شده است.');
      const price = course.amount_with_discount ?? course.price;
      if (body.amount !== price) throw badRequest({ amount: ['مبلغ با قیمت دوره یکی نیست.'] });
      const id = db.transactions.nextId();
      db.transactions.create({ id, user_id: user.id, course_id: course.id, amount: price });
      return { id, course: course.id, amount: price };
    },
  },
});
