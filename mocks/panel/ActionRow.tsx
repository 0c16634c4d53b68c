import { Button, Input } from '@mantine/core';
import '../../src/theme/form.css';
import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';

interface ActionRowProps {
  /** What it is called, what will come of it, and what is said once it is done. */
  texts: readonly [label: string, hint: string, done: string];
  icon?: Icon;
  /** For what cannot be taken back. */
  danger?: boolean;
  disabled?: boolean;
  onClick: (done: string) => void;
}

/** An action with the sentence that explains it. */
export function ActionRow({ texts: [label, hint, done], icon: Icon, danger, disabled, onClick }: ActionRowProps) {
  const id = useId();
  return (
    <div>
      <Button
        variant="light"
        size="sm"
        fullWidth
        color={danger ? 'red' : 'lapis'}
        leftSection={Icon && <Icon size={18} aria-hidden />}
        aria-describedby={id}
        disabled={disabled ?? false}
        onClick={() => onClick(done)}
      >
        {label}
      </Button>
      <Input.Description id={id} mt={4}>
        {hint}
      </Input.Description>
    </div>
  );
}
