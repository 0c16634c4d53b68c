import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';
import { paramsOf } from './router.ts';

/** The endpoints by resource and name. Together, resource and name form the operation id, such as `courses_list`. */
export const apis = {
  courses: coursesApi,
  departments: departmentsApi,
  study: studyApi,
  transactions: transactionsApi,
  blogs: blogsApi,
  notifications: notificationsApi,
  user: userApi,
};

const endpoints: readonly Endpoint[] = Object.values(apis).flatMap((api) => Object.values<Endpoint>(api));

/** All endpoints of the API, such as `GET /courses/:id/`. */
export const calls: readonly string[] = endpoints.map(callOf);

/** Whether a fault can be set for `target`, an endpoint or a URL such as `GET /courses/7/`. */
export function isTarget(target: string): boolean {
  const [method, address = ''] = target.split(' ');
  const [path = ''] = address.split('?');
  if (method === 'GET' && path.startsWith('/media/')) return true;
  return endpoints.some((each) => each.method === method && (each.path === path || paramsOf(each.path, path)));
}
