import { Button, Group } from '@mantine/core';
import { fa } from '../../../text/fa.ts';

interface UndoMessageProps {
  /** What was done. */
  text: string;
  /** Takes it back. */
  onUndo: () => void;
}

/** The words of a toast that tells of something that can be taken back, with the button that does (product §9). */
export function UndoMessage({ text, onUndo }: UndoMessageProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <span data-text>{text}</span>
      <Button variant="subtle" size="sm" px="xs" onClick={onUndo} data-undo>
        {fa.basket.undo}
      </Button>
    </Group>
  );
}
