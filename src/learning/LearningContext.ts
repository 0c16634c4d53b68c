import { createSafeContext } from '@mantine/core';
import type { KeyValueStore } from '../lib/storage.ts';

/** Where learners' records are kept, and by which clock (milliseconds). */
export interface LearningSource {
  store: KeyValueStore;
  now: () => number;
}

/** Gives the tree the place of the records alone: what reads them comes with the first screen that does. */
export const [LearningContext, useLearningSource] = createSafeContext<LearningSource>(
  'There is no LearningContext above',
);
