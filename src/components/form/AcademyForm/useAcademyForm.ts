import { useForm, type UseFormInput } from '@mantine/form';
import { useId, useRef, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/errors.ts';

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AcademyFormOptions<Values, Sent> extends UseFormInput<Values, Sent> {
  initialValues: Values;
  /** Sends the form, which is busy until it settles. Resolves with messages for the refused fields. */
  onSubmit: (sent: Sent) => Promise<FieldErrors | void>;
}

/**
 * Mantine's form with the academy's rules: fields are validated on blur, and the first invalid or refused field gets
 * the focus. `useMutation` sends once.
 */
export function useAcademyForm<Values extends object, Sent = Values>({
  onSubmit,
  ...options
}: AcademyFormOptions<Values, Sent>) {
  // A form finds its fields in the page by its name, and several forms of a kind may exist.
  const name = useId().replaceAll('_', '-');
  const form = useForm<Values, Sent>({
    name,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ field }) => ({ name: String(field) }),
    ...options,
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function perform(sent: Sent) {
    const refused = Object.entries((await onSubmit(sent)) ?? {}).filter(([field]) => field in options.initialValues);
    if (refused.length === 0) return;
    form.setErrors(Object.fromEntries(refused));
    focusFirst(Object.fromEntries(refused));
  }

  const checking = useRef<Promise<boolean> | null>(null);
  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // Another file may have been chosen meanwhile.
    while (checking.current) if (!(await checking.current)) return;
    form.onSubmit(perform, focusFirst)();
  }
  /** Delays the submit until a chosen file is checked. A refused file cancels it. */
  function waitFor(check: Promise<boolean>) {
    checking.current = check;
    void check.finally(() => {
      if (checking.current === check) checking.current = null;
    });
  }
  return { ...form, submit: (event?: SubmitEvent<HTMLFormElement>) => void submit(event), waitFor };
}

/** The server's first message per refused field. Empty for other failures. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([field, messages]) => [field, messages[0] ?? '']));
}
