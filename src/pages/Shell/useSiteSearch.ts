import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../lib/store.ts';

/**
 * Whether the site search is open, and its query (product §10). Ctrl+K opens it. `field` takes the letters typed before
 * the dialog has loaded. `close` returns the focus.
 */
export function useSiteSearch() {
  const [words] = useState(() => createStore(''));
  const [opened, disclosure] = useDisclosure();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);

  function open() {
    words.setState('');
    opener.current = document.activeElement;
    // The focus moves during the click or key press, so that no letter is lost and iOS shows its keyboard.
    flushSync(disclosure.open);
    field.current?.focus({ preventScroll: true });
  }
  function close() {
    disclosure.close();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }
  useWindowEvent('keydown', (event) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!opened) open();
  });
  return { words, opened, open, close, field };
}
