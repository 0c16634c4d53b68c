import { useForm, type UseFormInput } from '@mantine/form';
import { useId, useRef, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/errors.ts';

/** Messages by the name of the field that they belong to. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AcademyFormOptions<Values, Sent> extends UseFormInput<Values, Sent> {
  initialValues: Values;
  /** Sends the form, which is busy until it settles; resolves with messages for the fields that the server refused. */
  onSubmit: (sent: Sent) => Promise<FieldErrors | void>;
}

/**
 * Mantine's form as the academy uses it: fields are checked when they are left, and the first wrong field, found here or
 * refused by the server, gets the focus. `useMutation` sends what it submits once at a time.
 */
export function useAcademyForm<Values extends object, Sent = Values>({
  onSubmit,
  ...options
}: AcademyFormOptions<Values, Sent>) {
  // A form finds its fields in the whole page by its name, and there may be many of one kind.
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
  /** Keeps the form from being sent before a chosen file is judged; where that was refused, it is not sent at all. */
  function waitFor(check: Promise<boolean>) {
    checking.current = check;
    void check.finally(() => {
      if (checking.current === check) checking.current = null;
    });
  }
  return { ...form, submit: (event?: SubmitEvent<HTMLFormElement>) => void submit(event), waitFor };
}

/** The server's first message for each field that it refused; none for any other failure. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([field, messages]) => [field, messages[0] ?? '']));
}
