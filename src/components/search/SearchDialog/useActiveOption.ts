import { useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The option that Enter chooses in a combobox: the one at `first`, then the one that the arrow keys reach. A `first` of
 * −1 means none. `reset` returns to `first`.
 */
export function useActiveOption<Option>(options: readonly Option[], first: number, onChoose: (option: Option) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? first;
  const current = options[active];

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setMoved((Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length);
    }
    if (event.key !== 'Enter' || !current || event.nativeEvent.isComposing) return;
    // The dialog closes and focuses its opener. Without this, the key would press the opener.
    event.preventDefault();
    onChoose(current);
  }
  return { current, press, reset: () => setMoved(null) };
}
