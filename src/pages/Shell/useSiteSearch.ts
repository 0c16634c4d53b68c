import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../lib/store.ts';

/**
 * Returns whether the site search is open, its query, and functions to open and close it (product §10). Ctrl+K opens
 * the search. `field` takes the letters that are typed before the dialog has loaded. `close` restores the focus.
 */
export function useSiteSearch() {
  const [words] = useState(() => createStore(''));
  const [opened, disclosure] = useDisclosure();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);

  function open() {
    words.setState('');
    opener.current = document.activeElement;
    // The focus must move during the click or key press. Otherwise letters would be lost, and iOS would not show its
    // keyboard.
    flushSync(disclosure.open);
    field.current?.focus({ preventScroll: true });
  }
  function close() {
    disclosure.close();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }
  // Back and Forward close the search, because it would cover the page that they open.
  useWindowEvent('popstate', disclosure.close);
  useWindowEvent('keydown', (event) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // The search does not open over another dialog, because Escape would close both dialogs.
    if (!opened && !document.querySelector('[aria-modal=true]')) open();
  });
  return { words, opened, open, close, field };
}
