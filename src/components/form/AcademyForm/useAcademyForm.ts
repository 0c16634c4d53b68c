import { useForm, type UseFormInput } from '@mantine/form';
import { shallowEqual } from '@mantine/hooks';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { plainText } from '../../../lib/text.ts';
import { announce } from '../../feedback/announce.ts';

/** Error messages by field name. Messages for names that are not fields appear below the form's button. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AcademyFormOptions<Values, Sent extends object> extends UseFormInput<Values, Sent> {
  initialValues: Values;
  /** Sends the form. Resolves with error messages on failure. The form is busy until the promise settles. */
  onSubmit: (sent: Sent) => Promise<FieldErrors | void>;
}

/**
 * Returns Mantine's form with the academy's rules: fields are validated on blur, and the first invalid or rejected
 * field gets the focus. A second submission is prevented by `useMutation`, not by this hook.
 */
export function useAcademyForm<Values extends object, Sent extends object = Values>({
  onSubmit,
  onValuesChange,
  ...options
}: AcademyFormOptions<Values, Sent>) {
  // Mantine finds the fields in the DOM by the form's name, so several forms on a page need different names.
  const name = useId().replaceAll('_', '-');
  const [general, setGeneral] = useState<string | null>(null);
  // The values that were sent last, and the error messages that the server returned for each field.
  const last = useRef<{ sent: object; errors: FieldErrors }>({ sent: {}, errors: {} });
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
    onValuesChange(...change) {
      // On blur, a field may reformat its text. If the values to send stay the same, the general message stays, too.
      if (!shallowEqual(form.getTransformedValues(), last.current.sent)) setGeneral(null);
      onValuesChange?.(...change);
    },
    ...options,
  });
  /** Validation on blur removes the server's message. Restores this message if the rejected value is unchanged. */
  function restore(field: string) {
    const { sent, errors } = last.current;
    const message = errors[field];
    if (message === undefined || Reflect.get(form.getTransformedValues(), field) !== Reflect.get(sent, field)) return;
    // `setFieldError` would do nothing, because it still sees the old message until the removal is rendered.
    form.setErrors((others) => ({ ...others, [field]: message }));
  }
  /** Focuses the first invalid field. If it already has the focus, its message is announced instead. */
  function focusFirst(errors: object) {
    const [[field, message] = ['']] = Object.entries(errors);
    const node = form.getInputNode(field);
    if (node && node === document.activeElement && typeof message === 'string') announce(message);
    node?.focus();
  }

  async function perform(sent: Sent) {
    last.current = { sent: {}, errors: {} };
    const refused = Object.entries((await onSubmit(sent)) ?? {});
    const isField = ([name]: [string, string]) => Object.hasOwn(options.initialValues, name);
    const others = refused.filter((each) => !isField(each)).map(([, message]) => message);
    setGeneral(plainText(others.join(' ')));
    // In the form's order, because the first field with an error gets the focus.
    const names = Object.keys(options.initialValues);
    const errors = Object.fromEntries(
      refused.filter(isField).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
    );
    last.current = { sent, errors };
    if (Object.keys(errors).length === 0) return;
    form.setErrors(errors);
    focusFirst(errors);
  }

  const checking = useRef<Promise<boolean> | null>(null);
  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    setGeneral(null);
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
  return { ...form, general, submit: (event?: SubmitEvent<HTMLFormElement>) => void submit(event), waitFor };
}

/** Returns the messages that a form shows after a failure: the server's, or `fallback` if the server sent none. */
export const reasonsOf = ({ fields }: ApiError, fallback: string): FieldErrors =>
  Object.keys(fields).length > 0 ? fields : { detail: fallback };
