import { Button, Input, Loader, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import '../../../theme/form.css';
import classes from './AcademyForm.module.css';

interface AcademyFormProps {
  /** The result of `useAcademyForm`. */
  form: { submit: (event?: SubmitEvent<HTMLFormElement>) => void; general?: string | null };
  /** The fields and buttons, in order. */
  children: ReactNode;
  /** The last fields. From 960 px they are beside the others. */
  aside?: ReactNode;
  /** The buttons, below the fields. */
  footer?: ReactNode;
}

/**
 * A form. On wide screens, `aside` is a second column. Error messages below the fields replace the
 * browser's own. Messages that belong to no field appear below the buttons, so that the buttons stay in their place.
 */
export function AcademyForm({ form, children, aside, footer }: AcademyFormProps) {
  const { submit, general: message = null } = form;
  const general = message !== null && (
    <Input.Error role="alert" className={classes.general}>
      {message}
    </Input.Error>
  );
  return (
    <form noValidate onSubmit={submit} className={aside ? classes.columns : undefined}>
      <Stack className={classes.fields}>
        {children}
        {!footer && general}
      </Stack>
      {aside && <Stack className={classes.fields}>{aside}</Stack>}
      {footer && (
        <Stack className={classes.footer}>
          {footer}
          {general}
        </Stack>
      )}
    </form>
  );
}

interface SubmitButtonProps {
  label: string;
  /** The label while `busy`. The button then ignores clicks but keeps the focus. */
  busyLabel: string;
  /** Whether the form is being sent. */
  busy: boolean;
}

/** A submit button that ignores clicks while the form is being sent (product §4). */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      fullWidth
      data-disabled={busy}
      leftSection={busy && <Loader size="1.1em" color="gray" aria-hidden />}
      // Keeps the focus in the current field. A blur could show an error message, which would move the button away
      // during the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
