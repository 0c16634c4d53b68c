import { Button, Loader } from '@mantine/core';

interface SubmitButtonProps {
  /** What it does. */
  label: string;
  /** The label while busy; the button is disabled then. */
  busyLabel: string;
  /** Is the form being sent? */
  busy: boolean;
}

/** Sends a form, once at a time (product §4). */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      fullWidth
      disabled={busy}
      leftSection={busy && <Loader size="1.1em" color="gray" aria-hidden />}
      // Leaving a wrong field shows its message and moves the button down, away from under the press that left the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
