import { useState } from 'react';
import { draftOf, unsentOf } from '../lib/drafts.ts';
import { isOnline } from '../lib/online.ts';
import { useData } from './DataProvider.tsx';

/**
 * The stored draft of a form, for the signed-in user or a visitor. If the form's `path` is given, the site later
 * reminds the user of text that was typed there offline.
 */
export function useDraft(form: string, path?: string) {
  const { local, viewer } = useData();
  // The draft is in React state, so that it still belongs to the same user after the session ends.
  const [draft] = useState(() => draftOf(local, form, viewer));
  const [unsent] = useState(() => unsentOf(local, viewer));
  const [{ kept, generation }, setState] = useState(() => ({ kept: draft.read(), generation: 0 }));
  return {
    /** The draft that was stored when the form mounted. Null if there was none, or after `drop`. */
    kept,
    /** A number that changes with each `drop`. If it is the form's React `key`, each `drop` empties the form. */
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
    /** Deletes the draft but leaves the form unchanged. */
    forget: draft.drop,
  };
}
