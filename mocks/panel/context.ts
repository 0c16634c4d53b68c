import type { Academy } from '../../src/academy.tsx';
import type { KeyValueStore } from '../../src/lib/storage.ts';
import type { Control } from './control.ts';

/** What the panel works on: a page and the mock behind it. */
export interface PanelContext {
  academy: Academy;
  /** Where the page keeps its user. */
  local: KeyValueStore;
  control: Control;
  /** Lets the page go of all answers and ask again. */
  renew: () => void;
}
