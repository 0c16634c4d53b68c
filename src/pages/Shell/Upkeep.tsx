import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import * as brand from '../../../brand/brand.ts';
import { notificationsApi } from '../../api/notifications.ts';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { keepInstallOffer } from '../../lib/install.ts';
import { reloadPage } from '../../lib/reload.ts';
import { fa } from '../../text/fa.ts';
import { newVersion, registerWorker } from '../../worker/register.ts';
import { KeepView } from './KeepView.tsx';
import { KeptUpkeep } from './KeptUpkeep.tsx';
import { Unsent } from './Unsent.tsx';
import { useScrollPosition } from './useScrollPosition.ts';
import { Orientation, type OrientationProps } from './Orientation.tsx';

/** The shell's effects that can wait until the page is interactive. */
export function Upkeep(props: OrientationProps) {
  useScrollPosition();
  useEffect(() => {
    keepInstallOffer();
    void registerWorker();
  }, []);
  return (
    <>
      <Orientation {...props} />
      <NewVersion />
      <KeptUpkeep />
      <KeepView />
      <Unsent />
      <UnreadBadge />
    </>
  );
}

/** Shows the number of unread notifications on the installed app's icon (product §11). */
function UnreadBadge() {
  const { viewer } = useData();
  // The header requests the notifications. This hook may be the first with their key, and SWR revalidates only through
  // the first, so revalidation on focus and on reconnect stays on.
  const { data } = useEndpoint(notificationsApi.list, brand.notifications ? {} : null, { revalidateOnMount: false });
  const count = viewer === null ? 0 : data?.filter((each) => !each.is_read).length;
  useEffect(() => {
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}

/** Offers to reload a tab that has been open for days, if there is a newer version of the site (product §11). */
function NewVersion() {
  const isOffered = useSyncExternalStore(newVersion.subscribe, newVersion.getState, () => false);
  if (!isOffered) return null;
  return (
    <Notice
      message={fa.offline.newVersion}
      actions={
        <Button variant="light" size="sm" onClick={reloadPage}>
          {fa.errors.reload}
        </Button>
      }
      onClose={() => newVersion.setState(false)}
    />
  );
}
