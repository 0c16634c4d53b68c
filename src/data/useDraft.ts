import { useRef, useState } from 'react';
import { draftOf, textsOf, unsentOf } from '../lib/drafts.ts';
import { isOnline } from '../lib/online.ts';
import { useData } from './DataProvider.tsx';

/**
 * Returns the stored draft of a form, for the signed-in user or a visitor. After a log-in or log-out, the hook returns
 * the draft of the new user or visitor. If the form's `path` is given, the site later reminds the user of text that was
 * typed into the form offline.
 */
export function useDraft(form: string, path?: string) {
  const { local, viewer } = useData();
  const draft = draftOf(local, form, viewer);
  const unsent = unsentOf(local, viewer);
  const [{ owner, kept, generation }, setState] = useState(() => ({
    owner: viewer,
    kept: draft.read(),
    generation: 0,
  }));
  if (owner !== viewer) {
    const next = draft.read();
    // During hydration, a user still counts as a visitor. If there is no draft, the form is not reset after hydration,
    // because text typed before hydration is replayed into the form.
    const stays = owner === null && next === null;
    setState({ owner: viewer, kept: next, generation: stays ? generation : generation + 1 });
  }
  // The text that this form stored last. Undefined until the form stores any.
  const last = useRef<{ generation: number; texts: Record<string, string> }>(undefined);
  return {
    /** The draft that was stored when the user's form mounted. Null if there was none, or after `drop`. */
    kept,
    /**
     * A number that changes with each `drop`, and with the user. As the form's React `key`, it resets the form to
     * `kept`.
     */
    generation,
    save(values: object) {
      const isDraft = draft.write(values, last.current?.generation === generation ? last.current.texts : kept);
      last.current = { generation, texts: textsOf(values) };
      if (path === undefined || (isDraft && isOnline())) return;
      if (isDraft) unsent.add(path);
      else unsent.remove(path);
    },
    drop() {
      draft.drop();
      if (path !== undefined) unsent.remove(path);
      setState((before) => ({ ...before, kept: null, generation: before.generation + 1 }));
    },
    /**
     * Deletes the draft only if `isSent` accepts its text, because newer text must stay. Leaves the form unchanged.
     * Call this in `onDone`, because `onDone` runs even if the user has left the form.
     */
    forget(isSent: (texts: Record<string, string>) => boolean) {
      if (draft.dropSent(isSent) && path !== undefined) unsent.remove(path);
    },
  };
}
