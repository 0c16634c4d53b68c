import { coursesApi, type Course } from '../api/courses.ts';
import type { Input } from '../api/endpoint.ts';
import { withLineFeeds } from '../api/schemas.ts';
import { useData } from './DataProvider.tsx';
import { recoveryIn } from './lostCalls.ts';
import { useMutation, type MutationHandlers } from './useMutation.ts';
import { useReload } from './useReload.ts';

/** Creates a course (product §5) and drops the cached lists. For `handlers`, see `useMutation`. */
export function useCreateCourse(handlers: MutationHandlers<typeof coursesApi.create>) {
  const { client, courseCache } = useData();
  const reload = useReload();
  return useMutation(coursesApi.create, {
    ...handlers,
    onDone(answer, input) {
      handlers.onDone?.(answer, input);
      courseCache.drop();
      void reload(coursesApi.list, { forget: true });
    },
    recovery: recoveryIn(
      () => courseCache.read()?.courses,
      () => client.call(coursesApi.list, {}, { ahead: true }),
      // Some servers return null for a price of zero.
      ({ title, price }: Course, { form }: Input<typeof coursesApi.create>) =>
        title === withLineFeeds(form.title) && (price ?? 0) === Number(form.price),
    ),
  });
}
