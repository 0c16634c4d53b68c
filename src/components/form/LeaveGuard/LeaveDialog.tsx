import { Button, Group, Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
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
    <Modal opened={opened} onClose={onClose} title={fa.forms.leaveTitle} size={480}>
      <Text mb="lg">{fa.forms.leaveQuestion(shownText(fileName, LONGEST_NAME))}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {fa.forms.leave}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {fa.forms.stay}
        </Button>
      </Group>
    </Modal>
  );
}
