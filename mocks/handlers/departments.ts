import { departmentsApi, type Department } from '../../src/api/departments.ts';
import type { Row } from '../data/db.ts';
import { firstOf } from '../openapi/cases.ts';
import type { Sent } from '../server/declared.ts';
import { handlers } from '../server/handler.ts';
import { byId } from '../server/replies.ts';

function toDepartment({ slug, ...texts }: Row<'departments'>, base: string): Sent<typeof Department> {
  const media = `${base}/media/departments/${slug}`;
  return { ...texts, icon: `${media}/icon.svg`, images: [1, 2, 3].map((n) => `${media}/${n}.svg`) };
}

/** The list of departments and single departments (product §7). */
export const departmentHandlers = handlers(departmentsApi, 'The departments.', {
  list: {
    summary: 'List the departments',
    description: 'A list, or an object with `departments`.',
    example: {},
    answer: ({ db, base }) => db.departments.all().map((department) => toDepartment(department, base)),
  },
  read: {
    summary: 'Read a department',
    example: { params: { id: '1' } },
    contract: {
      request: firstOf('departments_list'),
      notFound: '§8.5 if a department does not load, the page shows an error',
    },
    answer: ({ db, params, base }) => toDepartment(byId(db.departments, params.id), base),
  },
});
