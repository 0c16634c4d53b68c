import { departmentsApi } from '../../src/api/departments.ts';
import type { Wire } from '../../src/api/endpoint.ts';
import { answers } from '../server/answers.ts';
import { byId, type Row } from '../data/db.ts';

function toDepartment(
  { id, slug, name, motto, description }: Row<'departments'>,
  origin: string,
): Wire<typeof departmentsApi.read> {
  const media = `${origin}/api/media/departments/${slug}`;
  return { id, name, motto, description, icon: `${media}/icon.svg`, images: [1, 2, 3].map((n) => `${media}/${n}.svg`) };
}

/** All departments, and one (product §7). */
export const departmentAnswers = answers(departmentsApi, {
  list: ({ db, origin }) => db.departments.all().map((department) => toDepartment(department, origin)),
  read: ({ db, params, origin }) => toDepartment(byId(db, 'departments', params.id), origin),
});
