import { Button, List } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { installOffer, installsByHand } from '../../../lib/install.ts';
import { useLearning } from '../../../learning/useLearning.ts';
import { fa } from '../../../text/fa.ts';

/** The number of finished lessons after which a user is likely to return. */
const ENOUGH = 2;

/** Offers to install the site as an app after two finished lessons, if the browser supports it (product §11). */
export function InstallOffer() {
  const { record } = useLearning();
  const install = useSyncExternalStore(installOffer.subscribe, installOffer.getState, () => null);
  const [isExplained, setExplained] = useState(false);
  const done = [...record.done.values()].filter(({ value }) => value).length;
  const byHand = installsByHand();
  if (done < ENOUGH || (!install && !byHand)) return null;
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconDeviceMobile size={20} aria-hidden />}
        aria-expanded={byHand ? isExplained : undefined}
        onClick={install ?? (() => setExplained(!isExplained))}
      >
        {fa.offline.install}
      </Button>
      {isExplained && (
        <List type="ordered" listStyleType="persian" size="sm" spacing="xs">
          {fa.offline.installByHand.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
