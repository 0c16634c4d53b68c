import { useSyncExternalStore } from 'react';
import { useSession, useSessionActions } from '../session/SessionProvider.tsx';
import { learningOf } from './learning.ts';
import { EMPTY, type LearningPatch, type LearningRecord } from './record.ts';

/** Returns the signed-in user's learning data on this device (product §10). */
export function useLearning() {
  const userId = useSession().user?.id;
  const { store, now } = useSessionActions();
  const learning = learningOf(store, now);
  const read = () => (userId === undefined ? EMPTY : learning.read(userId));
  return {
    /** The current learning data. Empty for a visitor. */
    record: useSyncExternalStore(learning.subscribe, read, read),
    /** Sets values. Does nothing for a visitor. */
    update: (patch: LearningPatch) => void (userId !== undefined && learning.update(userId, patch)),
    /** Sets a note whose text was `base` before the user edited it. Resolves with whether the note was stored. */
    writeNote: async (lessonId: string, text: string, base: string) =>
      userId !== undefined && learning.writeNote(userId, lessonId, text, base),
    /** Merges another record into the data. Resolves with whether the merged data were stored. */
    takeIn: async (record: LearningRecord) => userId !== undefined && learning.takeIn(userId, record),
    /** Deletes all learning data of the user. Resolves with false if the storage refuses. */
    erase: async () => (userId === undefined ? undefined : learning.erase(userId)),
  };
}
