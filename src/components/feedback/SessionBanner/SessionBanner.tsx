import { Button, Group, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { heightAs } from '../../../lib/heightVariable.ts';
import { fa } from '../../../text/fa.ts';
import classes from './SessionBanner.module.css';

const countdownHeight = heightAs('--countdown-height');

interface SessionBannerProps {
  /** The number of milliseconds until the session ends. */
  remaining: number;
  /** Whether the session is being extended. */
  busy: boolean;
  onExtend: () => void;
}

/** Warns that the session ends soon, and offers to extend it (product §4). */
export function SessionBanner({ remaining, busy, onExtend }: SessionBannerProps) {
  return (
    <Group
      ref={countdownHeight}
      justify="center"
      gap="sm"
      px="md"
      pt="xs"
      c="black"
      bg="saffron.4"
      className={classes.root}
    >
      <Group gap="xs" wrap="nowrap">
        <IconClockHour4 size={22} aria-hidden />
        <Text role="status" fw={600} size="sm">
          {fa.session.expiring(remaining)}
        </Text>
      </Group>
      <Button size="compact-md" radius="xl" color="dark.7" className={classes.extend} loading={busy} onClick={onExtend}>
        {busy ? fa.session.extending : fa.session.extend}
      </Button>
    </Group>
  );
}
