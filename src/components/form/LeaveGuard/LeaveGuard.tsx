import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../feedback/LazyPart/lazyPart.tsx';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, { ahead: true });

// In place of an address: one entry back in the browser's history.
const BACK = Symbol('back');
const isGuarded = () => (history.state as { guarded?: true } | null)?.guarded === true;

/**
 * Asks before a link or the browser's way back leads away from a page on which a file was chosen and not sent: texts are
 * kept as drafts, files cannot be. A reload and a closed tab ask in the browser's own words (product §4).
 */
export function LeaveGuard({ file }: { /** The file that would be lost. */ file: File }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | typeof BACK | null>(null);
  useWindowEvent('beforeunload', (event) => event.preventDefault());

  useEffect(() => {
    // An entry of its own: the first step back stays on the page, and is heard.
    history.pushState({ ...(history.state as object | null), guarded: true }, '');
    return () => {
      if (isGuarded()) history.back();
    };
  }, []);
  useWindowEvent('popstate', () => setWanted(isGuarded() ? null : BACK));

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
  useWindowEvent('click', onClick, { capture: true });

  return (
    <LeaveDialog
      opened={wanted !== null}
      fileName={file.name}
      onClose={() => {
        if (wanted === BACK) history.forward();
        setWanted(null);
      }}
      onLeave={() => void (wanted === BACK ? navigate(-1) : navigate(wanted ?? '', { replace: true }))}
    />
  );
}
