import { json, type SentCall } from './fakeFetch.ts';
import { openTab, openTabs } from './tabs.ts';
import { BASKET_KEY, createBasket, createPurchases } from '../basket/basket.ts';
import { createPurchase } from '../basket/purchase.ts';

/** The endpoint that buys a course. */
export const BUY = 'POST /transactions/create/';

/** Returns the request for a course's syllabus. The fake server refuses it by default. */
export const syllabusOf = (id: string) => `GET /syllabus/?course_id=${id}`;

/** Returns a course for the fake server and the basket. Its default price is its id times a hundred. */
export const course = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  title: `دوره ${id}`,
  price: Number(id) * 100,
  amount_with_discount: null,
  ...changes,
});

/** Returns three courses for the basket and the server. The second is discounted, and the third is free. */
export const three = () => [
  course('1'),
  course('2', { amount_with_discount: '150.00' }),
  course('3', { amount_with_discount: 0 }),
];

type Answer = () => Response | Promise<Response>;

/** Returns the server's responses to purchases: `answer` for the course `id`, and `others` for all other courses. */
export const at = (id: string, answer: Answer, others: Answer = () => json({}, 201)) => ({
  [BUY]: (call: SentCall) => (call.json['course'] === id ? answer() : others()),
});

/** Sets up a signed-in user with `courses` in the basket. `answers` are the server's responses. */
export function openShop(courses: ReturnType<typeof course>[], answers: Parameters<typeof openTabs>[1] = {}) {
  const known = Object.fromEntries(courses.map((each) => [`GET /courses/${each.id}/`, () => json(each)]));
  const refused = courses.map(({ id }) => [syllabusOf(id), () => json({ detail: 'Not bought' }, 403)]);
  const { storage, server } = openTabs(0, { ...known, ...Object.fromEntries(refused), ...answers });
  storage.values.set(BASKET_KEY, JSON.stringify(courses));

  /** Opens a tab with its session, basket and purchase. */
  function open() {
    const tab = openTab(server, storage.tab());
    const { client, session, store: local } = tab;
    const basket = createBasket(local, session);
    const purchases = createPurchases();
    const purchase = createPurchase({ client, session, basket, local, purchases });
    const bought: string[] = [];
    return {
      ...tab,
      basket,
      purchase,
      purchases,
      /** Ids of the courses reported as bought. */
      bought,
      buy: () => purchase.buy(basket.getState(), ({ id }) => bought.push(id)),
      left: () => basket.getState().map(({ id }) => id),
      owned: () => session.getState().purchased,
    };
  }

  /** Returns the transactions that were sent, as pairs of a course id and an amount. */
  const sent = () =>
    server.calls.filter(({ method, path }) => `${method} ${path}` === BUY).map((call) => Object.values(call.json));
  const sentIds = () => sent().map(([id]) => id);
  return { storage, server, sent, sentIds, open, ...open() };
}

export type Shop = ReturnType<typeof openShop>;
