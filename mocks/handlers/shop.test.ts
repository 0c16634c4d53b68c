import { beforeEach, describe, expect, test } from 'vitest';
import { amountOf } from '../../src/course/price.ts';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';
import { courses as corpus } from '../data/corpus/courses.ts';

interface Shown {
  id: number;
  title: string;
  department: number | null;
  price: number;
  amount_with_discount: number | null;
}

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

const list = async (query = '') => (await academy.ask(`GET /courses/${query}`)).body as Shown[];
const idOf = (title: string | undefined) => corpus.findIndex((course) => course.title === title) + 1;
const priced = corpus.find(({ price, discounted }) => price > 0 && discounted === undefined);
const discounted = corpus.find(({ price, discounted }) => discounted !== undefined && discounted < price);
const hidden = corpus.find(({ status }) => status === 'private');

describe('the course list', () => {
  test('[§7.2] leaves out private courses, which only the staff find by their address', async () => {
    expect((await list()).map(({ title }) => title)).toEqual(
      corpus.filter((course) => course !== hidden).map(({ title }) => title),
    );
    const path = `GET /courses/${idOf(hidden?.title)}/` as const;
    expect((await academy.ask(path)).status).toBe(404);
    for (const [name, status] of [
      ['demo-student', 404],
      ['demo-instructor', 200],
      ['demo-superuser', 200],
    ] as const) {
      const { access: token } = await academy.login(name);
      expect((await academy.ask(path, { token })).status, name).toBe(status);
    }
  });

  test('[§7.1] is narrowed by department, price and being free', async () => {
    const inSecond = await list('?department=2');
    expect(inSecond.length).toBeGreaterThan(3);
    expect(new Set(inSecond.map(({ department }) => department))).toEqual(new Set([2]));
    const affordable = await list('?price_min=500000&price_max=1000000');
    expect(affordable.length).toBeGreaterThan(0);
    expect(affordable.filter((course) => amountOf(course) < 500_000 || amountOf(course) > 1_000_000)).toEqual([]);
    expect((await list('?is_free=true')).map(amountOf)).toEqual([0, 0, 0, 0]);
    expect(await list('?department=99')).toEqual([]);
  });

  test('is sorted where asked', async () => {
    const amounts = (await list('?sort=price')).map(amountOf);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect((await list('?sort=-price')).map(amountOf)).toEqual(amounts.toReversed());
    const titles = (await list('?sort=title')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('fa').compare));
    expect((await academy.ask('GET /courses/?sort=__proto__')).status).toBe(400);
  });
});

test('[F15] a new course comes from staff, whatever a page thinks of others, into a department that is there', async () => {
  const fields = { title: 'دوره‌ی تازه', description: 'شرح', price: '1200000', department: '3', status: 'public' };
  const create = async (name: string, more: Parameters<typeof formOf>[0]) => {
    const { access: token } = await academy.login(name);
    return academy.ask('POST /courses/create/', { token, body: formOf({ ...fields, ...more }) });
  };
  const { status, body } = await create('demo-instructor', { cover: PNG });
  expect(status).toBe(201);
  const cover = expect.stringContaining('/media/uploads/') as string;
  expect(body).toMatchObject({ title: 'دوره‌ی تازه', price: 1_200_000, department_name: 'زبان‌های خارجی', cover });
  expect(await list()).toContainEqual(body);
  const said = [expect.any(String)];
  expect(await create('demo-student', {})).toMatchObject({ status: 403, body: { detail: expect.any(String) } });
  expect(await create('demo-admin', { department: '7' })).toMatchObject({ status: 400, body: { department: said } });
});

test('[F46] a purchase costs the discounted price, the full one where there is none, and never one’s own', async () => {
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

test('[§7.6] chapters and lessons are for buyers and staff, from the purchase on', async () => {
  const tokens = ['demo-student', 'demo-newcomer', 'demo-instructor'].map(
    async (name) => (await academy.login(name)).access,
  );
  const [student = '', newcomer = '', instructor = ''] = await Promise.all(tokens);
  const syllabus = (token: string) => academy.ask('GET /syllabus/?course_id=1', { token });
  const { status, body } = await syllabus(student);
  expect(status).toBe(200);
  const chapters = body as { title: string; lessons: { id: number; title: string }[] }[];
  expect(chapters.map(({ title }) => title)).toEqual(corpus[0]?.chapters.map(({ title }) => title));
  const [lesson] = chapters[0]?.lessons ?? [];
  const read = (token: string) => academy.ask(`GET /lessons/${lesson?.id}/`, { token });
  expect((await read(student)).body).toMatchObject({ title: lesson?.title });
  const statuses = async (token: string) => [(await syllabus(token)).status, (await read(token)).status];
  expect(await statuses(instructor)).toEqual([200, 200]);
  expect(await statuses(newcomer)).toEqual([403, 403]);
  const amount = amountOf((await academy.ask('GET /courses/1/')).body as Shown);
  await academy.ask('POST /transactions/create/', { token: newcomer, body: { course: 1, amount } });
  expect(await statuses(newcomer)).toEqual([200, 200]);
});
