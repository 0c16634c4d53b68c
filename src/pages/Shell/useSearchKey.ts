import { useEffect, useEffectEvent } from 'react';

/** Opens the search of the site by Ctrl+K or ⌘K, on any keyboard's layout (product §10). */
export function useSearchKey(open: () => void) {
  const openSearch = useEffectEvent(open);
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
