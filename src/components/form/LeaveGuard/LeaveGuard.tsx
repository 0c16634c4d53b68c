import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../feedback/LazyPart/lazyPart.tsx';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, { ahead: true });

interface LeaveGuardProps {
  /** The file that would be lost. */
  file: File;
}

/**
 * Asks before a link leads away from a page on which a file was chosen and not sent: texts are kept as drafts, files cannot
 * be. A reload and a closed tab ask in the browser's own words (product §4).
 */
export function LeaveGuard({ file }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useWindowEvent('beforeunload', (event) => event.preventDefault());

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.getAttribute('href'));
    }
    // Before the router, which hears of clicks at the page's root.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return (
    <LeaveDialog
      opened={wanted !== null}
      fileName={file.name}
      onClose={() => setWanted(null)}
      onLeave={() => wanted !== null && void navigate(wanted)}
    />
  );
}
