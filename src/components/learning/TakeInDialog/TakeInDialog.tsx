import { Button, Group, List, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import type { Changes, Refusal } from '../../../learning/learningFile.ts';
import { keysOf } from '../../../lib/keys.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';

interface TakeInDialogProps extends DialogProps {
  /**
   * The changes that an import would make, or the reason why the file is rejected. Undefined until a file is chosen.
   */
  file: Changes | Refusal | undefined;
  /** Imports the file. */
  onTakeIn: () => void;
}

/** Shows what an import of learning data would change, or why the file is rejected (product §11). */
export function TakeInDialog({ opened, onClose, file, onTakeIn }: TakeInDialogProps) {
  const lines =
    typeof file === 'object'
      ? keysOf(file).flatMap((kind) => (file[kind] > 0 ? [fa.offline.changes[kind](file[kind])] : []))
      : [];
  return (
    <Modal opened={opened} onClose={onClose} title={fa.offline.takeInTitle} size={480}>
      {typeof file === 'string' && <Text>{fa.offline.refusals[file]}</Text>}
      {typeof file === 'object' && lines.length === 0 && <Text>{fa.offline.nothingNew}</Text>}
      {lines.length > 0 && (
        <>
          <List mb="md">
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
          <Text c="dimmed">{fa.offline.takeInNote}</Text>
        </>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {lines.length > 0 ? fa.common.cancel : fa.common.close}
        </Button>
        {lines.length > 0 && <Button onClick={onTakeIn}>{fa.offline.takeInNow}</Button>}
      </Group>
    </Modal>
  );
}
