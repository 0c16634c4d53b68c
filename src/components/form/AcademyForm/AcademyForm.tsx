import { Button, Loader, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import '../../../theme/form.css';

interface AcademyFormProps {
  /** Of `useAcademyForm`. */
  form: { submit: (event?: SubmitEvent<HTMLFormElement>) => void };
  /** The fields and the buttons, in the order in which they are filled in. */
  children: ReactNode;
}

/** A form's fields under each other, in one rhythm everywhere; its own messages stand in for the browser's. */
export function AcademyForm({ form, children }: AcademyFormProps) {
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="lg">{children}</Stack>
    </form>
  );
}

interface SubmitButtonProps {
  /** What it does. */
  label: string;
  /** The label while busy; the button does nothing then, but keeps the focus. */
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
      data-disabled={busy}
      leftSection={busy && <Loader size="1.1em" color="gray" aria-hidden />}
      // Leaving a wrong field shows its message and moves the button down, away from under the press that left the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
