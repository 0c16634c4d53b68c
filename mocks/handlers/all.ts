import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Answered } from '../server/answers.ts';
import { blogAnswers } from './blogs.ts';
import { courseAnswers } from './courses.ts';
import { departmentAnswers } from './departments.ts';
import { notificationAnswers } from './notifications.ts';
import { studyAnswers } from './study.ts';
import { transactionAnswers } from './transactions.ts';
import { userAnswers } from './user.ts';

/** Every call of the API with its answer. */
export const allAnswers: readonly Answered[] = [
  ...courseAnswers,
  ...departmentAnswers,
  ...studyAnswers,
  ...transactionAnswers,
  ...blogAnswers,
  ...notificationAnswers,
  ...userAnswers,
];

/** A call as people write it: `POST /transactions/create/`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Every call of the API, as `callOf` writes it. */
export const calls: readonly string[] = allAnswers.map(({ endpoint }) => callOf(endpoint));
