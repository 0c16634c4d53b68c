import { expect, test } from 'vitest';
import { blogsApi } from '../api/blogs.ts';
import { coursesApi, publicCourse } from '../api/courses.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { notificationsApi } from '../api/notifications.ts';
import { studyApi } from '../api/study.ts';
import { keyOf } from './DataProvider.tsx';

const personal: Endpoint[] = [
  studyApi.lesson,
  studyApi.syllabus,
  coursesApi.read,
  blogsApi.likes,
  notificationsApi.list,
];
const shared: Endpoint[] = [publicCourse, coursesApi.list, blogsApi.list];

test('[F97] a response that depends on the token is cached separately for each user', () => {
  const keys = (endpoint: Endpoint) => ['1', '2', null].map((viewer) => JSON.stringify(keyOf(endpoint, {}, viewer)));
  for (const endpoint of personal) expect(new Set(keys(endpoint)).size).toBe(3);
  for (const endpoint of shared) expect(new Set(keys(endpoint)).size).toBe(1);
});
