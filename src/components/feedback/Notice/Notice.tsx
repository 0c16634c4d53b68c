import { Button, Group, Loader, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import classes from './Notice.module.css';

interface NoticeProps {
  /** What there is to know, as a sentence. Default that something is on its way. */
  message?: string;
  /** Is what was asked for still on its way? It shows a little later then, for most things come at once. Default false. */
  loading?: boolean;
  /** What can be done about it: buttons. */
  actions?: ReactNode;
  /** Takes it away; without it there is no button for that. */
  onClose?: (() => void) | undefined;
}

/** A calm word at the foot of the screen about something that was asked for; it covers nothing for long and moves nothing. */
export function Notice({ message = fa.common.loading, loading = false, actions, onClose }: NoticeProps) {
  return (
    <Paper role="status" className={classes.root} data-loading={loading || undefined} shadow="lg" withBorder>
      {loading && <Loader size={20} aria-hidden />}
      <Text size="sm">{message}</Text>
      {(actions || onClose) && (
        <Group gap="xs" flex="none">
          {actions}
          {onClose && (
            <Button variant="subtle" size="sm" onClick={onClose}>
              {fa.common.close}
            </Button>
          )}
        </Group>
      )}
    </Paper>
  );
}
