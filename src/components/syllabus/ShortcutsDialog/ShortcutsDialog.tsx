import { Kbd, Modal, Switch, Table, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import '../../../theme/content.css';
import '../../../theme/form.css';
import '../../../theme/overlay.css';
import '@mantine/core/styles/Kbd.layer.css';

interface ShortcutsDialogProps extends DialogProps {
  enabled: boolean;
  /** Turns the shortcuts on or off. */
  onEnable: (enabled: boolean) => void;
}

const keys = [
  ['N', fa.learning.shortcutNext],
  ['P', fa.learning.shortcutPrevious],
  ['D', fa.learning.shortcutDone],
  ['?', fa.learning.shortcutHelp],
] as const;

/** A dialog that lists the keyboard shortcuts of a lesson page, with a switch to turn them on or off (product §10). */
export function ShortcutsDialog({ opened, onClose, enabled, onEnable }: ShortcutsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={fa.learning.shortcuts} size={440}>
      <Switch
        label={fa.learning.shortcutsOn}
        checked={enabled}
        onChange={(event) => onEnable(event.currentTarget.checked)}
      />
      <Table mt="md" aria-label={fa.learning.shortcuts}>
        <Table.Tbody>
          {keys.map(([key, meaning]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" w="4rem">
                <Kbd dir="ltr">{key}</Kbd>
              </Table.Th>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        {fa.learning.shortcutsNote}
      </Text>
    </Modal>
  );
}
