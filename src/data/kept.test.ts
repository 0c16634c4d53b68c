import { expect, test, vi } from 'vitest';
import { keptCourses } from './kept.ts';

test('stored courses work if the browser refuses a channel to the other tabs', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(keptCourses().getState().courses).toEqual([]);
});
