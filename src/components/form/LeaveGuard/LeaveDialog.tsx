import { Button, Group, Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { shownText } from '../../../lib/text.ts';
import { laterText } from '../../../text/later.ts';
import '../../../theme/overlay.css';

interface LeaveDialogProps extends DialogProps {
  /** Of the file that would be lost. */
  fileName: string;
  /** Called when the reader wants to go all the same. */
  onLeave: () => void;
}

const LONGEST_NAME = 60;

/** Says which file would be lost by leaving the page, and asks (product §4). */
export function LeaveDialog({ opened, fileName, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={laterText.leave.title} size={480}>
      <Text mb="lg">{laterText.leave.question(shownText(fileName, LONGEST_NAME))}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {laterText.leave.leave}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {laterText.leave.stay}
        </Button>
      </Group>
    </Modal>
  );
}
