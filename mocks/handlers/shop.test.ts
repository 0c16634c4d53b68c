import { expect } from 'vitest';
import { amountOf } from '../../src/course/price.ts';
import { courses as corpus } from '../data/corpus/courses.ts';
import { formOf, PNG, test, type Academy } from '../testing/academy.ts';

interface Shown {
  id: number;
  title: string;
  price: number;
  amount_with_discount: number | null;
}

const list = async ({ ask }: Academy, query = '') => (await ask(`GET /courses/${query}`)).body as Shown[];
const idOf = (title: string | undefined) => corpus.findIndex((course) => course.title === title) + 1;
const priced = corpus.find(({ price, discounted }) => price > 0 && discounted === undefined);
const discounted = corpus.find(({ price, discounted }) => discounted !== undefined && discounted < price);
const hidden = corpus.find(({ status }) => status === 'private');

test('[§7.2] the list leaves out private courses, which only the staff find by their address', async ({ academy }) => {
  expect((await list(academy)).map(({ title }) => title)).toEqual(
    corpus.filter((course) => course !== hidden).map(({ title }) => title),
  );
  const call = `GET /courses/${idOf(hidden?.title)}/`;
  const statuses = [await academy.statusOf(call)];
  for (const name of ['demo-student', 'demo-instructor', 'demo-superuser'])
    statuses.push(await academy.statusOf(call, (await academy.login(name)).access));
  expect(statuses).toEqual([404, 404, 200, 200]);
});

test('[§7.1] the list is narrowed as asked, by whole departments and prices, and sorted', async ({ academy }) => {
  expect((await list(academy, '?is_free=true')).map(amountOf)).toEqual([0, 0, 0, 0]);
  for (const none of ['99', 'abc']) expect(await list(academy, `?department=${none}`)).toEqual([]);
  expect(await list(academy, '?department=')).toEqual(await list(academy));
  const amounts = (await list(academy, '?sort=price')).map(amountOf);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect((await list(academy, '?sort=-price')).map(amountOf)).toEqual(amounts.toReversed());
  const within = amounts.filter((amount) => amount >= 500_000 && amount <= 1_000_000);
  expect((await list(academy, '?price_min=500000&price_max=1000000&sort=price')).map(amountOf)).toEqual(within);
  const titles = (await list(academy, '?sort=title')).map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fa').compare));
  expect(await academy.statusOf('GET /courses/?sort=__proto__')).toBe(400);
});

test('[F15] a new course comes from staff, whatever a page thinks of others, into a department that is there', async ({
  academy,
}) => {
  const fields = { title: 'دوره‌ی تازه', description: 'شرح', price: '1200000', department: '3', status: 'public' };
  const create = async (name: string, more: Parameters<typeof formOf>[0]) => {
    const { access: token } = await academy.login(name);
    return academy.ask('POST /courses/create/', { token, body: formOf({ ...fields, ...more }) });
  };
  const { status, body } = await create('demo-instructor', { cover: PNG });
  expect(status).toBe(201);
  const cover = expect.stringContaining('/media/uploads/') as string;
  expect(body).toMatchObject({ title: 'دوره‌ی تازه', price: 1_200_000, department_name: 'زبان‌های خارجی', cover });
  expect(await list(academy, '?department=3')).toContainEqual(body);
  const said = [expect.any(String)];
  expect(await create('demo-student', {})).toMatchObject({ status: 403, body: { detail: expect.any(String) } });
  expect(await create('demo-admin', { department: '7' })).toMatchObject({ status: 400, body: { department: said } });
});

test('[F46] a purchase costs the discounted price, the full one where there is none, and never one’s own', async ({
  academy,
}) => {
  const { access: token } = await academy.login('demo-newcomer');
  const buy = (course: number | string, amount = 0) =>
    academy.ask('POST /transactions/create/', { token, body: { course, amount } });
  const [plain, cheap] = [idOf(priced?.title), idOf(discounted?.title)];
  for (const wrong of [0, discounted?.price])
    expect(await buy(cheap, wrong)).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } });
  expect(await buy(plain, priced?.price)).toMatchObject({ status: 201, body: { course: plain } });
  expect(await buy(String(cheap), discounted?.discounted)).toMatchObject({ status: 201, body: { course: cheap } });
  const { body } = await academy.ask('GET /user/profile/student/', { token });
  expect(body).toMatchObject({ purchased_courses: [plain, cheap] });
});

test('[§7.6] chapters and lessons are for buyers and staff, from the purchase on', async ({ academy, token }) => {
  const syllabus = 'GET /syllabus/?course_id=1';
  const chapters = (await academy.ask(syllabus, { token })).body as { title: string; lessons: Shown[] }[];
  expect(chapters.map(({ title }) => title)).toEqual(corpus[0]?.chapters.map(({ title }) => title));
  const [lesson] = chapters[0]?.lessons ?? [];
  const read = `GET /lessons/${lesson?.id}/`;
  expect((await academy.ask(read, { token })).body).toMatchObject({ title: lesson?.title });
  const [instructor, newcomer] = [await academy.login('demo-instructor'), await academy.login('demo-newcomer')];
  const statuses = async ({ access }: typeof newcomer) => [
    await academy.statusOf(syllabus, access),
    await academy.statusOf(read, access),
  ];
  expect([await statuses(instructor), await statuses(newcomer)]).toEqual([
    [200, 200],
    [403, 403],
  ]);
  const body = { course: 1, amount: amountOf((await academy.ask('GET /courses/1/')).body as Shown) };
  await academy.ask('POST /transactions/create/', { token: newcomer.access, body });
  expect(await statuses(newcomer)).toEqual([200, 200]);
});
