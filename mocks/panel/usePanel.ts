import { useRef, useState } from 'react';
import { messageOf } from '../../src/api/errors.ts';
import type { Academy } from '../../src/academy.tsx';
import type { MockState } from '../handlers/control.ts';
import type { Control } from './control.ts';

/** What the panel works on: a page and the mock behind it. */
export interface PanelContext {
  academy: Academy;
  control: Control;
  /** Lets the page go of the answers on its screen and ask again. */
  renew: () => void;
}

/** What came of the last action. */
export interface Notice {
  text: string;
  failed: boolean;
}

/** Why an action failed, for the reader. */
export const reasonOf = (error: unknown) => messageOf(error, error instanceof Error ? error.message : String(error));

/** The panel's knowledge of the mock, beginning with `first`, and what its sections work with. */
export function usePanel(context: PanelContext, first: MockState) {
  const [state, setState] = useState(first);
  const [notice, say] = useState<Notice | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const last = useRef(Promise.resolve());

  async function perform(done: string, action: () => Promise<unknown>, quiet: boolean) {
    setUnderWay((count) => count + 1);
    try {
      await action();
      setState(await context.control.state());
      say({ text: done, failed: false });
      if (quiet) return;
      context.academy.courseCache.drop();
      context.renew();
    } catch (error) {
      say({ text: reasonOf(error), failed: true });
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  return {
    context,
    state,
    notice,
    /** Is an action under way? */
    busy: underWay > 0,
    /** Says something without having done anything. */
    say,
    /**
     * Does `action`, one after the other, reads the state again and says `done`, or why it failed. Unless `quiet`, the
     * page asks again for all that it shows.
     */
    act(done: string, action: () => Promise<unknown>, { quiet = false } = {}): void {
      last.current = last.current.then(() => perform(done, action, quiet));
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
