import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';
import { paramsOf } from './router.ts';

/** The declared calls by resource and name, which form the operation's id: `courses_list`. */
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

/** Every call of the API, as `callOf` writes it. */
export const calls: readonly string[] = endpoints.map(callOf);

/** Whether faults can target it: a call, or an address such as `GET /courses/7/` or `GET /media/covers/1.svg`. */
export function isTarget(target: string): boolean {
  const [method, address = ''] = target.split(' ');
  const [path = ''] = address.split('?');
  if (method === 'GET' && path.startsWith('/media/')) return true;
  return endpoints.some((each) => each.method === method && (each.path === path || paramsOf(each.path, path)));
}
