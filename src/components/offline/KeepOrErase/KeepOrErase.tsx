import { Button, Group, Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';

interface KeepOrEraseProps extends DialogProps {
  /** The number of stored courses. `bytes` is their total size. */
  count: number;
  bytes: number;
  /** Erases the courses. `onClose` leaves them stored. */
  onErase: () => void;
}

/** Asks once, after a log-out, whether to keep the stored courses (product §11). */
export function KeepOrErase({ opened, onClose, count, bytes, onErase }: KeepOrEraseProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={fa.offline.logOutTitle} size={480}>
      <Text mb="lg">{fa.offline.logOutText(count, bytes)}</Text>
      <Group justify="flex-end">
        <Button variant="subtle" color="red" onClick={onErase}>
          {fa.offline.erase}
        </Button>
        <Button onClick={onClose}>{fa.offline.stay}</Button>
      </Group>
    </Modal>
  );
}
