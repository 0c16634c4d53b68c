import { Button } from '@mantine/core';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/layout/Link/Link.tsx';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { adoptDrafts, unsentOf } from '../../lib/drafts.ts';
import { isOnline, onConnection } from '../../lib/online.ts';
import { fa } from '../../text/fa.ts';

/** When the connection is back, offers a link to the page on which text was typed offline (product §11). */
export function Unsent() {
  const { local, viewer } = useData();
  const { pathname: here } = useLocation();
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  const [closed, setClosed] = useState('');
  const unsent = unsentOf(local, viewer);
  const path = unsent.paths().find((each) => each !== here && each !== closed);
  useEffect(() => {
    if (viewer !== null) adoptDrafts(local, viewer);
  }, [local, viewer]);
  useEffect(() => {
    // The current page itself shows its unsent text, so no link is needed.
    if (online) unsentOf(local, viewer).remove(here);
  }, [online, here, local, viewer]);
  // While the line is visible, checks whether the text has been sent on the current page.
  const [, check] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  }, [path]);
  if (!online || path === undefined) return null;
  return (
    <Notice
      message={fa.offline.unsent}
      actions={
        <Button component={Link} to={path} state={{ unsent: true }} variant="light" size="sm">
          {fa.offline.toUnsent}
        </Button>
      }
      onClose={() => {
        unsent.remove(path);
        setClosed(path);
      }}
    />
  );
}
