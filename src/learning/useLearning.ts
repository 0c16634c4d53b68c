import { useSyncExternalStore } from 'react';
import { useSession, useSessionActions } from '../session/SessionProvider.tsx';
import { learningOf } from './learning.ts';
import { EMPTY, type LearningPatch } from './record.ts';

/** What this device knows of the signed-in user's studies (product §10); nobody else's. */
export function useLearning() {
  const userId = useSession().user?.id;
  const { store, now } = useSessionActions();
  const learning = learningOf(store, now);
  const read = () => (userId === undefined ? EMPTY : learning.read(userId));
  return {
    /** What is known of the learner, live; empty for a visitor. */
    record: useSyncExternalStore(learning.subscribe, read, read),
    /** Sets values at once; does nothing for a visitor. */
    update: (patch: LearningPatch) => void (userId !== undefined && learning.update(userId, patch)),
    /** Sets the note of a lesson that was typed over the text `base`; resolves with whether it is stored. */
    writeNote: async (lessonId: string, text: string, base: string) =>
      userId !== undefined && learning.writeNote(userId, lessonId, text, base),
    /** Forgets all of it. */
    erase: async () => (userId === undefined ? undefined : learning.erase(userId)),
  };
}
