import { use, useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { LearningContext } from './LearningContext.ts';
import { learningOf } from './learning.ts';
import { EMPTY, type LearningPatch, type LearningRecord } from './record.ts';

/** The signed-in learner's record and how to change it. */
export interface OwnLearning {
  /** What is known of the learner, live; empty for a visitor. */
  record: LearningRecord;
  /** Sets values at once; does nothing for a visitor. */
  update: (patch: LearningPatch) => void;
  /** Forgets all of it. */
  erase: () => Promise<void>;
}

/** What this device knows of the signed-in user's studies (product §10); nobody else's. */
export function useLearning(): OwnLearning {
  const source = use(LearningContext);
  if (!source) throw new Error('useLearning needs a LearningContext above it');
  const userId = useSession().user?.id;
  const learning = learningOf(source.store, source.now);
  const read = () => (userId === undefined ? EMPTY : learning.read(userId));
  return {
    record: useSyncExternalStore(learning.subscribe, read, read),
    update: (patch) => void (userId !== undefined && learning.update(userId, patch)),
    erase: async () => (userId === undefined ? undefined : learning.erase(userId)),
  };
}
