import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, OptionalText, rowsOf, Text } from './schemas.ts';

/** A department (product §3). `icon` and `images` are URLs. */
export const Department = v.object({
  id: Id,
  // The `department_name` of a course is trimmed. The name of its department is trimmed, too, because the two names
  // are compared.
  name: v.pipe(
    Text,
    v.transform((name) => name.trim()),
  ),
  motto: Text,
  icon: OptionalText,
  description: Text,
  images: v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((images) => images.filter((image): image is string => typeof image === 'string' && image !== '')),
  ),
});
export type Department = v.InferOutput<typeof Department>;

const rows = rowsOf(Department);
const DepartmentList = v.union([
  rows,
  v.pipe(
    v.object({ departments: rows }),
    v.transform((answer) => answer.departments),
  ),
]);

/** The endpoints of departments (product §7). `mocks/handlers/departments.ts` mocks them. */
export const departmentsApi = {
  list: endpoint('GET', '/departments/', { response: DepartmentList }),
  read: endpoint('GET', '/departments/:id/', { response: Department }),
};
