import { useState } from 'react';
import { draftOf, unsentOf } from '../lib/drafts.ts';
import { isOnline } from '../lib/online.ts';
import { useData } from './DataProvider.tsx';

/**
 * The viewer's stored draft of a form, kept up to date while they type. Text typed offline is offered again online, if
 * the form's `path` is given.
 */
export function useDraft(form: string, path?: string) {
  const { local, viewer } = useData();
  // The draft belongs to one user, even after the session ends.
  const [draft] = useState(() => draftOf(local, form, viewer));
  const [unsent] = useState(() => unsentOf(local, viewer));
  const [{ kept, generation }, setState] = useState(() => ({ kept: draft.read(), generation: 0 }));
  return {
    /** The texts found at the start. Null if there were none, or after they were dropped. */
    kept,
    /** Counts the drops. As the form's key, it empties the form. */
    generation,
    save(values: object) {
      const isDraft = draft.write(values);
      if (path === undefined || (isDraft && isOnline())) return;
      if (isDraft) unsent.add(path);
      else unsent.remove(path);
    },
    drop() {
      draft.drop();
      if (path !== undefined) unsent.remove(path);
      setState((before) => ({ kept: null, generation: before.generation + 1 }));
    },
    /** Deletes the draft and leaves the form unchanged. */
    forget: draft.drop,
  };
}
