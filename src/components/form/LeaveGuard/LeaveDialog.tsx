import { Button, Group, Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';

interface LeaveDialogProps extends DialogProps {
  /** The name of the file that would be lost. */
  fileName: string;
  onLeave: () => void;
}

const LONGEST_NAME = 60;

/** Asks for confirmation before the user leaves the page and loses a chosen file that was not sent (product §4). */
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
