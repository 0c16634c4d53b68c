import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore, type RefObject } from 'react';
import { fa } from '../../text/fa.ts';
import type { QueryStore } from './SiteSearch.tsx';

interface FirstLettersProps {
  words: QueryStore;
  field: RefObject<HTMLInputElement | null>;
  /** Called when the user presses Escape. */
  onClose: () => void;
}

/** An invisible field for the letters that the user types before the search dialog has loaded (product §10). */
export function FirstLetters({ words, field, onClose }: FirstLettersProps) {
  const value = useSyncExternalStore(words.subscribe, words.getState, words.getState);
  return (
    // The position is fixed, so that typing does not scroll the page to the field.
    <VisuallyHidden style={{ position: 'fixed', insetBlockStart: 0 }}>
      <input
        ref={field}
        aria-label={fa.search.title}
        tabIndex={-1}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => words.setState(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
    </VisuallyHidden>
  );
}
