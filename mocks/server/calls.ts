import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';

/** Every call of the API by its resource and name; together they are the operation's id: `courses_list`. */
export const apis = {
  courses: coursesApi,
  departments: departmentsApi,
  study: studyApi,
  transactions: transactionsApi,
  blogs: blogsApi,
  notifications: notificationsApi,
  user: userApi,
};

/** Every call of the API, as `callOf` writes it. */
export const calls: readonly string[] = Object.values(apis).flatMap((api) => Object.values<Endpoint>(api).map(callOf));
