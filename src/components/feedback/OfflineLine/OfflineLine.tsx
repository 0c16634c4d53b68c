import { Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../../lib/online.ts';
import { fa } from '../../../text/fa.ts';
import classes from './OfflineLine.module.css';

/** One calm line at the foot of the screen for as long as there is no connection. */
export function OfflineLine() {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  return (
    <div role="status" className={classes.root}>
      {!online && (
        <div className={classes.line}>
          <IconWifiOff size={18} className={classes.icon} aria-hidden />
          <Text size="sm">{fa.connection.offline}</Text>
        </div>
      )}
    </div>
  );
}
