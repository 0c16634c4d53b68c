import type { Wire } from '../../src/api/endpoint.ts';
import { coursesApi, type CourseFilters } from '../../src/api/courses.ts';
import { answers } from '../server/answers.ts';
import { byId, nextId, type Database, type Row } from '../data/db.ts';
import { badRequest, created, forbidden } from '../server/replies.ts';
import { keepUpload } from '../data/uploads.ts';

/** A course as the API sends it; pictures have absolute addresses. */
export function toCourse(db: Database, course: Row<'courses'>, origin: string): Wire<typeof coursesApi.read> {
  const { id, title, description, price, amount_with_discount, status, department_id, cover } = course;
  const department = db.departments.findFirst((query) => query.where({ id: department_id ?? -1 }));
  return {
    id,
    title,
    cover: `${origin}/api/media/${cover ?? `covers/${id}.svg`}`,
    department_name: department?.name ?? null,
    department: department_id,
    price,
    amount_with_discount,
    description,
    status,
  };
}

const orders = new Map<string, (a: Row<'courses'>, b: Row<'courses'>) => number>([
  ['price', (a, b) => amount(a) - amount(b)],
  ['-price', (a, b) => amount(b) - amount(a)],
  ['title', (a, b) => a.title.localeCompare(b.title, 'fa')],
]);

const amount = ({ amount_with_discount, price }: Row<'courses'>) => amount_with_discount ?? price;

function matching(
  db: Database,
  { department, is_free, price_min = 0, price_max = Infinity, sort = '' }: CourseFilters,
) {
  const rows = db.courses
    .all()
    .filter(
      (course) =>
        course.status === 'public' &&
        (department === undefined || String(course.department_id) === department) &&
        (is_free === undefined || amount(course) === 0) &&
        amount(course) >= Number(price_min) &&
        amount(course) <= Number(price_max),
    );
  const order = orders.get(sort);
  return order ? rows.toSorted(order) : rows;
}

/** The course list, its filters, one course, and new courses of the staff (product §7). */
export const courseAnswers = answers(coursesApi, {
  list: ({ db, query, origin }) => matching(db, query).map((course) => toCourse(db, course, origin)),
  read: ({ db, params, origin }) => toCourse(db, byId(db, 'courses', params.id), origin),
  async create({ db, form, user, origin, world }) {
    if (user.role === 'student' && !user.is_superuser) throw forbidden();
    const departmentId = form.department === undefined ? null : Number(form.department);
    if (departmentId !== null && !db.departments.findFirst((query) => query.where({ id: departmentId }))) {
      throw badRequest({ department: ['این دپارتمان وجود ندارد.'] });
    }
    const row = await db.courses.create({
      id: nextId(db.courses),
      department_id: departmentId,
      title: form.title,
      description: form.description,
      price: form.price,
      amount_with_discount: form.amount_with_discount ?? null,
      status: form.status ?? 'public',
      cover: form.cover ? await keepUpload(world, 'cover', form.cover) : null,
    });
    return created(toCourse(db, row, origin));
  },
});
