import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Tells screen readers the title of each page that opens after the first one, and of one whose title comes late. */
export function TitleAnnouncement() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const tell = () => setTitle(document.title);
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    tell();
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden role="status" data-announcement>
      {title}
    </VisuallyHidden>
  );
}
