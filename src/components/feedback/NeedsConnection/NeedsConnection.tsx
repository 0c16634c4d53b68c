import { Group, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../../lib/online.ts';

interface NeedsConnectionProps {
  /** The message. It says which action needs a connection, and which data are stored in the meantime. */
  text: string;
}

/** While offline, warns that an action needs a connection. Renders nothing while online (product §11). */
export function NeedsConnection({ text }: NeedsConnectionProps) {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  if (online) return null;
  return (
    <Group role="status" gap="xs" wrap="nowrap">
      <IconWifiOff size={20} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm">{text}</Text>
    </Group>
  );
}
