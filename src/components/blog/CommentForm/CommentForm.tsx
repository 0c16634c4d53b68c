import { Button, Textarea } from '@mantine/core';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { AcademyForm } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm } from '../../form/AcademyForm/useAcademyForm.ts';

interface CommentFormProps {
  /** What the field begins with: nothing, or a draft. Default nothing. */
  initial?: string;
  /** Hears of everything typed. */
  onTyped?: (values: { text: string }) => void;
  /** Sends the trimmed text; resolves with true where it arrived, and then the field is cleared. */
  onSubmit: (text: string) => Promise<boolean>;
}

/** A reader's comment; a blank one is not sent (product §5). */
export function CommentForm({ initial = '', onTyped, onSubmit }: CommentFormProps) {
  const form = useAcademyForm({
    initialValues: { text: initial },
    onValuesChange: (values) => onTyped?.(values),
    validate: { text: (text) => (text.trim() === '' ? fa.blog.commentEmpty : null) },
    validateInputOnBlur: false,
    async onSubmit({ text }) {
      if (await onSubmit(text.trim())) form.setValues({ text: '' });
    },
  });
  return (
    <AcademyForm form={form}>
      <Textarea
        {...form.getInputProps('text')}
        label={fa.blog.yourComment}
        dir={directionOf(form.values.text)}
        minRows={3}
      />
      <Button
        type="submit"
        style={{ alignSelf: 'flex-start' }}
        disabled={form.submitting}
        // The second click of a double click would find an empty field.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {form.submitting ? fa.blog.sendingComment : fa.blog.sendComment}
      </Button>
    </AcademyForm>
  );
}
