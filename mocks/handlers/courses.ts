import { coursesApi, type Course, type CourseFilters } from '../../src/api/courses.ts';
import type { Database, Row } from '../data/db.ts';
import { pixel } from '../data/pixel.ts';
import { keepUpload } from '../data/uploads.ts';
import { amountIn, everyRow, fieldOf, firstOf, idOf, isRefused, largest, rowsOf, succeeds } from '../openapi/cases.ts';
import type { Sent } from '../server/declared.ts';
import { handlers } from '../server/handler.ts';
import { rowNumber } from '../server/flavours.ts';
import { badRequest, byId, notFound } from '../server/replies.ts';
import { isStaff, requireStaff, STAFF } from './access.ts';

function toCourse(db: Database, course: Row<'courses'>, base: string): Sent<typeof Course> {
  const { id, title, description, price, amount_with_discount, status, department_id, cover } = course;
  return {
    id,
    title,
    cover: `${base}/media/${cover ?? `covers/${id}.svg`}`,
    department_name: db.departments.get(department_id)?.name ?? null,
    department: department_id,
    price,
    amount_with_discount,
    description,
    status,
  };
}

const orders: Record<NonNullable<CourseFilters['sort']>, (a: Row<'courses'>, b: Row<'courses'>) => number> = {
  price: (a, b) => amount(a) - amount(b),
  '-price': (a, b) => amount(b) - amount(a),
  title: (a, b) => a.title.localeCompare(b.title, 'fa'),
};

const amount = ({ amount_with_discount, price }: Row<'courses'>) => amount_with_discount ?? price;

function matching(db: Database, { department, is_free, price_min = 0, price_max = Infinity, sort }: CourseFilters) {
  const rows = db.courses.where(
    (course) =>
      course.status === 'public' &&
      (!department || course.department_id === (rowNumber(department) ?? NaN)) &&
      (is_free === undefined || amount(course) === 0) &&
      amount(course) >= Number(price_min) &&
      amount(course) <= Number(price_max),
  );
  return sort ? rows.toSorted(orders[sort]) : rows;
}

/** The course list with its filters, single courses, and new courses by staff (product §7). */
export const courseHandlers = handlers(coursesApi, 'The course list, single courses, and new courses by staff.', {
  list: {
    summary: 'List the public courses',
    description:
      'Public courses in the order of their creation, or of `sort`. Private ones are not listed and cannot be ' +
      'bought. Price filters use the discounted price if there is one.',
    parameters: {
      department: {
        description: 'Only courses of the department with this id. There are none if the id is unknown.',
        example: '1',
      },
      is_free: { description: 'Only free courses.', example: 'true' },
      price_min: { description: 'Only courses that cost at least this much, in rials.', example: '100000' },
      price_max: { description: 'Only courses that cost at most this much, in rials.', example: '900000' },
      sort: { description: 'The order: by ascending price, by descending price, or by title.', example: 'price' },
    },
    example: { query: { department: '1' } },
    refused: { query: { price_min: 'many' } },
    contract: {
      also: (body) =>
        everyRow('public', (row) => row['status'] !== 'private')(body) ??
        (rowsOf(body).length === 0 || rowsOf(body).some((row) => row['department_name'])
          ? null
          : { where: '/0/department_name', expected: 'a name in at least one row', came: 'none' }),
      more: ({ answers }) => {
        const department = rowsOf(answers.get('courses_list'))
          .map((row) => idOf(row['department']))
          .find(Boolean);
        const says = '§7.1 the optional filters and sort order';
        type Fits = Parameters<typeof everyRow>[1];
        const list = (what: string, query: Record<string, string>, expected: string, fits: Fits) =>
          succeeds(says, what, { query, also: everyRow(expected, fits) });
        const within =
          (least: number, most: number): Fits =>
          (row) =>
            amountIn(row) >= least && amountIn(row) <= most;
        const [free, range] = [{ is_free: 'true' }, { price_min: '100000', price_max: '900000' }];
        let last = 0;
        const isNext: Fits = (row) => amountIn(row) >= last && (last = amountIn(row)) >= 0;
        const cases = [
          list('the cheapest first', { sort: 'price' }, 'a price not below the one before', isNext),
          list('free ones', free, 'free', within(0, 0)),
          list('a range of prices', range, 'a price from 100000 to 900000', within(100_000, 900_000)),
        ];
        if (department === undefined) return cases;
        const isOf: Fits = (row) => idOf(row['department']) === department;
        return [...cases, list('one department', { department }, `of department ${department}`, isOf)];
      },
    },
    answer: ({ db, query, base }) => matching(db, query).map((course) => toCourse(db, course, base)),
  },
  read: {
    summary: 'Read a course',
    description: 'Only staff can read a private course, so they must send their token.',
    example: { params: { id: '1' } },
    contract: {
      request: firstOf('courses_list'),
      notFound: '§2.30 a missing course shows a not-found text',
    },
    answer({ db, params, user, base }) {
      const course = byId(db.courses, params.id);
      if (course.status === 'private' && !(user && isStaff(user))) throw notFound();
      return toCourse(db, course, base);
    },
  },
  create: {
    summary: 'Add a course',
    description: 'Only status 201 means success. The client ignores the body.',
    refusals: { 403: STAFF },
    as: 'demo-instructor',
    example: {
      form: {
        title: 'جبر خطی با مثال',
        description: 'بردارها و ماتریس‌ها، گام به گام.',
        price: 900_000,
        department: '1',
        cover: pixel('cover.png'),
      },
    },
    contract: {
      staffOnly: true,
      isPublic: 'new',
      request: ({ guest }) => ({
        form: {
          title: `Course of ${guest.username}`,
          description: 'Made by the contract runner.',
          price: '1000',
          status: 'private',
          cover: pixel('contract.png'),
        },
      }),
      more({ answers }, request) {
        const id = idOf(fieldOf(answers.get('courses_create'), 'id'));
        const visit = { of: 'courses_read', params: { id: id ?? '' }, token: null };
        return [
          ...(id === undefined ? [] : [isRefused('§2.30 visitors do not see private courses', 'as a visitor', visit)]),
          ...largest('§5.9 a cover has at most 10 MB', request, ['title', 'description'], 'cover', 10),
        ];
      },
      leaves: ({ guest }) => `private courses, “Course of ${guest.username}…”`,
    },
    async answer({ db, form, user, base, world }) {
      requireStaff(user);
      const departmentId = form.department === undefined ? null : (rowNumber(form.department) ?? 0);
      if (departmentId !== null && !db.departments.get(departmentId)) {
        throw badRequest({ department: ['این دپارتمان وجود ندارد.'] });
      }
      const { title, description, price, amount_with_discount = null, status = 'public', cover: file } = form;
      const cover = file ? await keepUpload(world, 'cover', file) : null;
      const row = { id: db.courses.nextId(), department_id: departmentId, title, description, price, status, cover };
      return toCourse(db, db.courses.create({ ...row, amount_with_discount }), base);
    },
  },
});
