import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { createStore } from '../../lib/store.ts';

/** The state of the site search: whether it is open, and the search text (product §10). Ctrl+K opens it. */
export function useSiteSearch() {
  const [words] = useState(() => createStore(''));
  const [opened, { open, close }] = useDisclosure();

  function openBlank() {
    words.setState('');
    open();
  }
  useWindowEvent('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.code === 'KeyK' && isCommand && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      if (!opened) openBlank();
      return;
    }
    // Until the dialog has loaded and has the focus, this handler adds the typed keys to the search text.
    if (!opened || isCommand || event.altKey || document.activeElement?.closest('[role=dialog]')) return;
    const former = words.getState();
    if (event.key === 'Backspace') words.setState(former.slice(0, -1));
    else if (event.key.length === 1 && former + event.key !== ' ') words.setState(former + event.key);
    else return;
    event.preventDefault();
  });
  return { words, opened, open: openBlank, close };
}
