import * as v from 'valibot';
import type { Client } from './client.ts';
import { coursesApi } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { studyApi } from './study.ts';

// The code after each `@ts-expect-error` must not compile. If it does compile, TypeScript reports an error.
const response = v.unknown();
const fields = v.object({ a: v.string() });

// @ts-expect-error A path ends with a slash.
endpoint('GET', '/courses', { response });
// @ts-expect-error A path begins with a slash.
endpoint('GET', 'courses/', { response });
// @ts-expect-error A GET has no body.
endpoint('GET', '/courses/', { body: fields, response });
// @ts-expect-error A GET has no multipart form.
endpoint('GET', '/courses/', { form: fields, response });
// @ts-expect-error A call has either a body or a form.
endpoint('POST', '/courses/', { body: fields, form: fields, response });

export async function calls(client: Client) {
  // @ts-expect-error A syllabus needs the id of its course.
  await client.call(studyApi.syllabus, {});
  // @ts-expect-error A course needs its id.
  await client.call(coursesApi.read, {});
  // @ts-expect-error The value of `is_free` is a string.
  await client.call(coursesApi.list, { query: { is_free: true } });
  await client.call(coursesApi.list, {});
}

// @ts-expect-error An `http` error needs a status.
export const refusal = () => new ApiError('http');
