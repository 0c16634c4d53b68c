import { useState } from 'react';
import { draftOf } from '../lib/drafts.ts';
import { useData } from './DataProvider.tsx';

/** The viewer's stored draft of a form, kept up to date while they type. */
export function useDraft(form: string) {
  const { local, viewer } = useData();
  // The draft belongs to one user, even after the session ends.
  const [draft] = useState(() => draftOf(local, form, viewer));
  const [{ kept, generation }, setState] = useState(() => ({ kept: draft.read(), generation: 0 }));
  return {
    /** The texts found at the start. Null if there were none, or after they were dropped. */
    kept,
    /** Counts the drops. As the form's key, it empties the form. */
    generation,
    save: draft.write,
    drop() {
      draft.drop();
      setState((before) => ({ kept: null, generation: before.generation + 1 }));
    },
    /** Deletes the draft and leaves the form unchanged. */
    forget: draft.drop,
  };
}
