import { useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the option that Enter chooses in a combobox: initially the option at index `first`, then the one that the
 * arrow keys select. If `first` is −1, no option is initially selected. `reset` returns to `first`.
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
    // Choosing an option closes the dialog and focuses the control that opened it. Without this call, the same key
    // press would activate that control.
    event.preventDefault();
    onChoose(current);
  }
  return { current, press, reset: () => setMoved(null) };
}
