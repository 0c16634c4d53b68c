import { useEffect, useState } from 'react';
import type { KeyValueStore } from '../lib/storage.ts';
import { useData } from './DataProvider.tsx';

/** The text sizes, in percent of the browser's default (product §1). */
export const TEXT_SIZES = [100, 120, 140] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

// `index.html` also reads this key, before the first paint.
const KEY = 'textSize';

const keptIn = (store: KeyValueStore): TextSize =>
  TEXT_SIZES.find((known) => String(known) === store.get(KEY)) ?? TEXT_SIZES[0];

/** Returns the text size, which is stored on this device, and its setter (product §1). */
export function useTextSize() {
  const { local } = useData();
  const [size, setSize] = useState(() => keptIn(local));
  useEffect(() => local.subscribe((key) => void (key === KEY && setSize(keptIn(local)))), [local]);
  useEffect(() => {
    document.documentElement.style.fontSize = size === TEXT_SIZES[0] ? '' : `${size}%`;
  }, [size]);
  function change(next: TextSize) {
    setSize(next);
    local.set(KEY, String(next));
  }
  return { size, change };
}
