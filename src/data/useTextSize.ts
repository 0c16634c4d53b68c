import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { KeyValueStore } from '../lib/storage.ts';
import { useData } from './DataProvider.tsx';

/** The text sizes, in percent of the browser's default (product §1). */
export const TEXT_SIZES = [100, 120, 140] as const;
type TextSize = (typeof TEXT_SIZES)[number];

// `index.html` also reads this key, before the first paint.
const KEY = 'textSize';

const keptIn = (store: KeyValueStore): TextSize =>
  TEXT_SIZES.find((known) => String(known) === store.get(KEY)) ?? TEXT_SIZES[0];

/** The listeners of the controls in this tab. The browser's `storage` event does not report changes in this tab. */
const listeners = new Set<() => void>();

/**
 * Returns the text size and its setter. The size is stored on this device, and all controls show the same size (product
 * §1).
 */
export function useTextSize() {
  const { local } = useData();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = local.subscribe(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    [local],
  );
  const size = useSyncExternalStore(
    subscribe,
    () => keptIn(local),
    () => TEXT_SIZES[0],
  );
  useEffect(() => {
    document.documentElement.style.fontSize = size === TEXT_SIZES[0] ? '' : `${size}%`;
  }, [size]);
  function change(next: TextSize) {
    local.set(KEY, String(next));
    listeners.forEach((listener) => listener());
  }
  return { size, change };
}
