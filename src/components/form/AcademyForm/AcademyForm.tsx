import { Stack } from '@mantine/core';
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
