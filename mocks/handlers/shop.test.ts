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

  test('is sorted where asked, and an unknown order is refused', async () => {
    const amounts = (await list('?sort=price')).map(amountOf);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect((await list('?sort=-price')).map(amountOf)).toEqual(amounts.toReversed());
    const titles = (await list('?sort=title')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('fa').compare));
    for (const unknown of ['nonsense', '__proto__', 'toString']) {
      expect((await academy.ask(`GET /courses/?sort=${unknown}`)).status, unknown).toBe(400);
    }
  });
});

describe('a new course', () => {
  const fields = { title: 'دوره‌ی تازه', description: 'شرح', price: '1200000', department: '3', status: 'public' };

  test('comes from staff, with its cover, and is then in the list', async () => {
    const { access: token } = await academy.login('demo-instructor');
    const { status, body } = await academy.ask('POST /courses/create/', {
      token,
      body: formOf({ ...fields, cover: PNG }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'دوره‌ی تازه',
      price: 1_200_000,
      department_name: 'زبان‌های خارجی',
      cover: expect.stringContaining('/media/uploads/'),
    });
    expect(await list()).toContainEqual(body);
  });

  test('[F15] is refused to students, whatever the page thinks of them, and in no department', async () => {
    const { access: token } = await academy.login('demo-student');
    expect(await academy.ask('POST /courses/create/', { token, body: formOf(fields) })).toMatchObject({
      status: 403,
      body: { detail: expect.any(String) },
    });
    const { access: staff } = await academy.login('demo-admin');
    const body = formOf({ ...fields, department: '7' });
    expect(await academy.ask('POST /courses/create/', { token: staff, body })).toMatchObject({
      status: 400,
      body: { department: [expect.any(String)] },
    });
  });
});

describe('a purchase', () => {
  const buy = (token: string, course: number | string, amount: number) =>
    academy.ask('POST /transactions/create/', { token, body: { course, amount } });

  test('costs the discounted price, or the full one where there is none', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    const [plain, cheap] = [idOf(priced?.title), idOf(discounted?.title)];
    expect(await buy(token, plain, priced?.price ?? 0)).toMatchObject({ status: 201, body: { course: plain } });
    expect((await buy(token, cheap, discounted?.price ?? 0)).status).toBe(400);
    expect(await buy(token, String(cheap), discounted?.discounted ?? 0)).toMatchObject({
      status: 201,
      body: { course: cheap },
    });
    const { body } = await academy.ask('GET /user/profile/student/', { token });
    expect(body).toMatchObject({ purchased_courses: [plain, cheap] });
  });

  test('[F46] at a price of one’s own is refused, and nothing is bought', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    expect(await buy(token, idOf(priced?.title), 0)).toMatchObject({
      status: 400,
      body: { amount: [expect.any(String)] },
    });
    expect((await academy.ask('GET /user/profile/student/', { token })).body).toMatchObject({ purchased_courses: [] });
  });
});

describe('studying', () => {
  const syllabus = (token: string, course: number) => academy.ask(`GET /syllabus/?course_id=${course}`, { token });
  const own = 1;
  const foreign = idOf(discounted?.title) === own ? idOf(priced?.title) : idOf(discounted?.title);

  test('[§7.6] is for buyers and staff', async () => {
    const { access: student } = await academy.login('demo-student');
    const { access: instructor } = await academy.login('demo-instructor');
    const { status, body } = await syllabus(student, own);
    expect(status).toBe(200);
    const titles = (body as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(corpus[own - 1]?.chapters.map(({ title }) => title));
    expect((await syllabus(instructor, foreign)).status).toBe(200);
  });

  test('goes for the lessons, too', async () => {
    const { access: student } = await academy.login('demo-student');
    const { access: newcomer } = await academy.login('demo-newcomer');
    const chapters = (await syllabus(student, own)).body as { lessons: { id: number }[] }[];
    const call = `GET /lessons/${chapters[0]?.lessons[0]?.id}/` as const;
    expect((await academy.ask(call, { token: student })).body).toMatchObject({
      title: corpus[own - 1]?.chapters[0]?.lessons[0]?.title,
    });
    expect((await academy.ask(call, { token: newcomer })).status).toBe(403);
  });

  test('begins with the purchase', async () => {
    const { access: token } = await academy.login('demo-newcomer');
    expect((await syllabus(token, foreign)).status).toBe(403);
    const { body } = await academy.ask(`GET /courses/${foreign}/`);
    await academy.ask('POST /transactions/create/', {
      token,
      body: { course: foreign, amount: amountOf(body as Shown) },
    });
    expect((await syllabus(token, foreign)).status).toBe(200);
  });
});
