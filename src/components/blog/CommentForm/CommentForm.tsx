import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useRef, type FormEvent } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';

interface CommentFormProps {
  /** Sends the trimmed text; resolves with true where it arrived, and then the field is cleared. */
  onSubmit: (text: string) => Promise<boolean>;
}

/** A reader's comment; a blank one is not sent (product §5). */
export function CommentForm({ onSubmit }: CommentFormProps) {
  // Many of these forms are on one page, and the form finds its fields by its name.
  const name = useId().replaceAll('_', '-');
  const sending = useRef(false);
  const form = useForm({
    name,
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? fa.blog.commentEmpty : null) },
  });

  async function send({ text }: { text: string }) {
    // A second click can come before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    const arrived = await onSubmit(text.trim()).finally(() => {
      sending.current = false;
    });
    if (arrived) form.reset();
  }

  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(send, () => form.getInputNode('text')?.focus())(event);
  return (
    <form noValidate onSubmit={submit}>
      <Textarea
        {...form.getInputProps('text')}
        label={fa.blog.yourComment}
        dir={directionOf(form.values.text)}
        minRows={3}
      />
      <Button
        type="submit"
        mt="sm"
        mih={44}
        disabled={form.submitting}
        // The second click of a double click would find an empty field.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {form.submitting ? fa.blog.sendingComment : fa.blog.sendComment}
      </Button>
    </form>
  );
}
