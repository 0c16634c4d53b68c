import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { Notice } from '../../components/feedback/Notice/Notice.tsx';
import { keepInstallOffer } from '../../lib/install.ts';
import { reloadPage } from '../../lib/reload.ts';
import { fa } from '../../text/fa.ts';
import { newVersion, registerWorker } from '../../worker/register.ts';
import { KeptUpkeep } from './KeptUpkeep.tsx';
import { Orientation, type OrientationProps } from './Orientation.tsx';

/** The shell's effects that can wait until the page is interactive. */
export function Upkeep(props: OrientationProps) {
  useEffect(() => {
    keepInstallOffer();
    void registerWorker();
  }, []);
  return (
    <>
      <Orientation {...props} />
      <NewVersion />
      <KeptUpkeep />
    </>
  );
}

/** Offers a newer version of the site to a tab that was open for days (product §11). */
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
