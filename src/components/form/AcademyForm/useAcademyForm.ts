import { useForm, type UseFormInput } from '@mantine/form';
import { useId, useRef, type SubmitEvent } from 'react';
import { ApiError } from '../../../api/errors.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AcademyFormOptions<Values, Sent extends object> extends UseFormInput<Values, Sent> {
  initialValues: Values;
  /**
   * Sends the form. The form is busy until the returned promise settles. Resolves with error messages for rejected
   * fields.
   */
  onSubmit: (sent: Sent) => Promise<FieldErrors | void>;
}

/**
 * Returns Mantine's form with the academy's rules: fields are validated on blur, and the first invalid or rejected
 * field gets the focus. `useMutation` keeps the form from being sent twice.
 */
export function useAcademyForm<Values extends object, Sent extends object = Values>({
  onSubmit,
  ...options
}: AcademyFormOptions<Values, Sent>) {
  // Mantine finds the fields in the DOM by the form's name, so several forms on a page need different names.
  const name = useId().replaceAll('_', '-');
  const form = useForm<Values, Sent>({
    name,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps: { onBlur }, field }) => ({
      name: String(field),
      onBlur() {
        onBlur?.();
        restore(String(field));
      },
    }),
    ...options,
  });
  // The values that the server rejected, and the server's messages.
  const rejected = useRef<{ sent: object; errors: FieldErrors }>({ sent: {}, errors: {} });
  /** Restores the server's message, which validation on blur has removed, if the value is still the rejected one. */
  function restore(field: string) {
    const { sent, errors } = rejected.current;
    const message = errors[field];
    if (message === undefined || Reflect.get(form.getTransformedValues(), field) !== Reflect.get(sent, field)) return;
    // `setFieldError` would do nothing, because the removal is not rendered yet.
    form.setErrors((others) => ({ ...others, [field]: message }));
  }
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  async function perform(sent: Sent) {
    rejected.current = { sent: {}, errors: {} };
    const refused = Object.entries((await onSubmit(sent)) ?? {}).filter(([field]) => field in options.initialValues);
    if (refused.length === 0) return;
    const errors = Object.fromEntries(refused);
    rejected.current = { sent, errors };
    form.setErrors(errors);
    focusFirst(errors);
  }

  const checking = useRef<Promise<boolean> | null>(null);
  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // This is a loop, because the user may choose another file during a check.
    while (checking.current) if (!(await checking.current)) return;
    form.onSubmit(perform, focusFirst)();
  }
  /** Delays submitting until the chosen file has been checked. If the file is rejected, the form is not submitted. */
  function waitFor(check: Promise<boolean>) {
    checking.current = check;
    void check.finally(() => {
      if (checking.current === check) checking.current = null;
    });
  }
  return { ...form, submit: (event?: SubmitEvent<HTMLFormElement>) => void submit(event), waitFor };
}

/** Returns the server's first message for each rejected field, or an empty object for other errors. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([field, messages]) => [field, messages[0] ?? '']));
}
