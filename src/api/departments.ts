import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, OptionalText, rowsOf, Text } from './schemas.ts';

/** A department as the API gives it (product §3); icon and images are addresses. */
export const Department = z.object({
  id: Id,
  name: Text,
  motto: Text,
  icon: OptionalText,
  description: Text,
  images: z.pipe(
    z.optional(z.nullable(z.array(z.unknown()))),
    z.transform((images) =>
      (images ?? []).filter((image): image is string => typeof image === 'string' && image !== ''),
    ),
  ),
});
export type Department = z.output<typeof Department>;

const rows = rowsOf(Department);
const DepartmentList = z.union([
  rows,
  z.pipe(
    z.object({ departments: rows }),
    z.transform((answer) => answer.departments),
  ),
]);

/** product §7; answered for development by `mocks/handlers/departments.ts`. */
export const departmentsApi = {
  list: endpoint('GET', '/departments/', { response: DepartmentList }),
  read: endpoint('GET', '/departments/:id/', { response: Department }),
};
