import { Button, Input } from '@mantine/core';
import '../../src/theme/form.css';
import { useId, type ReactNode } from 'react';

interface ActionRowProps {
  label: string;
  /** What will come of it. */
  hint: string;
  icon?: ReactNode;
  /** For what cannot be taken back. */
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** An action with the sentence that explains it. */
export function ActionRow({ label, hint, icon, danger = false, disabled = false, onClick }: ActionRowProps) {
  const id = useId();
  return (
    <div>
      <Button
        variant="light"
        size="sm"
        fullWidth
        color={danger ? 'red' : 'lapis'}
        leftSection={icon}
        aria-describedby={id}
        disabled={disabled}
        onClick={onClick}
      >
        {label}
      </Button>
      <Input.Description id={id} mt={4}>
        {hint}
      </Input.Description>
    </div>
  );
}
