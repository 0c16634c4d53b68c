import { Button, Loader, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import '../../../theme/form.css';
import classes from './AcademyForm.module.css';

interface AcademyFormProps {
  /** Of `useAcademyForm`. */
  form: { submit: (event?: SubmitEvent<HTMLFormElement>) => void };
  /** The fields and buttons in their order. */
  children: ReactNode;
}

/** A form with fields below each other. Its own messages replace the browser's, in the gaps between the fields. */
export function AcademyForm({ form, children }: AcademyFormProps) {
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack className={classes.fields}>{children}</Stack>
    </form>
  );
}

interface SubmitButtonProps {
  /** The label. */
  label: string;
  /** The label while busy. The button then does nothing but keeps the focus. */
  busyLabel: string;
  /** Whether the form is being sent. */
  busy: boolean;
}

/** A submit button that sends once (product §4). */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      fullWidth
      data-disabled={busy}
      leftSection={busy && <Loader size="1.1em" color="gray" aria-hidden />}
      // Leaving an invalid field shows its message and would move the button away under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
