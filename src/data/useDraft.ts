import { useState } from 'react';
import { draftOf } from '../lib/drafts.ts';
import { useData } from './DataProvider.tsx';

/** The viewer's draft that a form starts with and keeps up to date; what is typed is never lost with the page. */
export function useDraft(form: string) {
  const { local, viewer } = useData();
  // Whose draft it is does not change under the form, also where the session ends.
  const [draft] = useState(() => draftOf(local, form, viewer));
  const [{ kept, generation }, setState] = useState(() => ({ kept: draft.read(), generation: 0 }));
  return {
    /** The texts that were found at the start; null where there were none, and once they were dropped. */
    kept,
    /** Counts the drops: as the form's key, it empties the form. */
    generation,
    save: draft.write,
    drop() {
      draft.drop();
      setState((before) => ({ kept: null, generation: before.generation + 1 }));
    },
    /** Forgets the draft and leaves the form as it is. */
    forget: draft.drop,
  };
}
