import { useEffect } from 'react';
import { announce } from '../../components/feedback/announce.ts';

/** Announces the title of each page that opens after the first one, and one that comes late. */
export function TitleAnnouncement() {
  useEffect(() => {
    let said = '';
    const tell = () => {
      if (document.title !== said) announce((said = document.title));
    };
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    tell();
    return () => observer.disconnect();
  }, []);
  return null;
}
