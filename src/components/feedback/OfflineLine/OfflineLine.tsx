import { Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import classes from './OfflineLine.module.css';

interface OfflineLineProps {
  /** Is there a connection? Then there is nothing to see. */
  online: boolean;
}

/** One calm line at the foot of the screen for as long as there is no connection (product §8). */
export function OfflineLine({ online }: OfflineLineProps) {
  return (
    <div role="status" className={classes.root}>
      {!online && (
        <div className={classes.line}>
          <IconWifiOff size={18} aria-hidden />
          <Text size="sm">{fa.connection.offline}</Text>
        </div>
      )}
    </div>
  );
}
