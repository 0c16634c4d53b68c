import { Button, Group, Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../text/fa.ts';
import '../../theme/overlay.css';

interface EraseDialogProps extends DialogProps {
  onErase: () => void;
}

/** Asks for confirmation before the learning data on this device are erased (product §10). */
export function EraseDialog({ opened, onClose, onErase }: EraseDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={fa.learning.erase} size={480}>
      <Text mb="lg">{fa.learning.eraseQuestion}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {fa.common.cancel}
        </Button>
        <Button color="red" onClick={onErase}>
          {fa.learning.eraseForGood}
        </Button>
      </Group>
    </Modal>
  );
}
