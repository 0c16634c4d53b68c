import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { reloadPage } from '../../../lib/reload.ts';
import { fa } from '../../../text/fa.ts';
import { Notice } from '../Notice/Notice.tsx';

interface PartFailedProps {
  /** Is there no connection, or is the part gone from a site that answers? */
  state: 'offline' | 'gone';
  /** Tries it again. */
  onRetry: () => void;
  /** At the foot of the screen, for what has no place of its own there: dialogs and menus. Default false. */
  floating?: boolean;
  /** Gives it up; for floating ones. */
  onClose?: () => void;
}

/** A part of the program did not come: why, another try, and a reload where the site may be newer than the page (product §8). */
export function PartFailed({ state, onRetry, floating = false, onClose }: PartFailedProps) {
  const message = state === 'offline' ? fa.connection.partOffline : fa.connection.partGone;
  const actions = (
    <>
      <Button variant="light" size="sm" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
        {fa.common.retry}
      </Button>
      {state === 'gone' && (
        <Button variant="subtle" size="sm" onClick={reloadPage}>
          {fa.errors.reload}
        </Button>
      )}
    </>
  );
  if (floating) return <Notice message={message} actions={actions} onClose={onClose} />;
  return (
    <Group role="status" gap="xs" justify="center" p="md">
      <Text size="sm">{message}</Text>
      {actions}
    </Group>
  );
}
