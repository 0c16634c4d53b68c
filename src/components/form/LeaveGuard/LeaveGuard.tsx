import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../feedback/LazyPart/lazyPart.tsx';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, { ahead: true });

const stateNow = (): { guarded?: true } | null => history.state;
/**
 * Returns whether `LeaveGuard` added the current history entry. A page that navigates after sending the file should
 * replace this entry.
 */
export const isGuarded = () => stateNow()?.guarded === true;

type Leave = () => void;
/** Asks for confirmation before calling `leave`. Null if leaving the page loses no file. */
let ask: ((leave: Leave) => void) | null = null;

/**
 * Calls `leave`, a function that leaves the page, for example to log out. If a file would be lost, the user must
 * confirm first. In that case, `leave` should replace the guarded history entry (product §4).
 */
export function leavePage(leave: Leave) {
  if (ask) ask(leave);
  else leave();
}

/**
 * Protects a chosen file that was not sent. Asks for confirmation before a link, `leavePage` or the Back button leaves
 * the page. Typed text is stored as a draft, but files cannot be. When the page is reloaded or closed, the browser asks
 * instead (product §4).
 */
export function LeaveGuard({ file }: { /** The file that would be lost. */ file: File }) {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const [wanted, setWanted] = useState<{ leave: Leave; isBack?: true } | null>(null);
  useWindowEvent('beforeunload', (event) => event.preventDefault());

  useEffect(() => {
    const own = (leave: Leave) => setWanted({ leave });
    // Adds a history entry, so that the first step back stays on this page and only fires `popstate`.
    if (!ask) history.pushState({ ...stateNow(), guarded: true }, '');
    ask = own;
    return () =>
      // Waits for the end of the commit, which may mount another guard or, in development, this one again.
      queueMicrotask(() => {
        if (ask !== own) return;
        ask = null;
        if (isGuarded()) history.back();
      });
  }, []);
  useWindowEvent('popstate', () => setWanted(isGuarded() ? null : { leave: () => void navigate(-1), isBack: true }));

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    // Removes the base path, because the router adds it again.
    const to = link.pathname.slice(base.length) + link.search + link.hash;
    setWanted({ leave: () => void navigate(to, { replace: true }) });
  }
  // Listens in the capture phase, because the router must not see a click on a guarded link.
  useWindowEvent('click', onClick, { capture: true });

  return (
    <LeaveDialog
      opened={wanted !== null}
      fileName={file.name}
      onClose={() => {
        if (wanted?.isBack) history.forward();
        setWanted(null);
      }}
      onLeave={() => wanted?.leave()}
    />
  );
}
