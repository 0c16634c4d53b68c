import { Button, Paper, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import type { Comment } from '../../../api/blogs.ts';
import { directionOf, isBlank, shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Loading } from '../../feedback/Notice/Notice.tsx';
import { NeedsConnection } from '../../feedback/NeedsConnection/NeedsConnection.tsx';
import { AcademyForm } from '../../form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm, type FieldErrors } from '../../form/AcademyForm/useAcademyForm.ts';

const LONGEST_NAME = 100;
const LONGEST_COMMENT = 5000;

interface BlogCommentsProps {
  /** The comments, oldest first. Undefined while loading. */
  comments: readonly Comment[] | undefined;
  /** The number of skeletons to show while the comments load. Default 1. */
  count?: number;
}

/** The comments on an article, as plain text (product §2, blog list). */
export function BlogComments({ comments, count = 1 }: BlogCommentsProps) {
  if (!comments) {
    return (
      <Stack gap="sm">
        <Loading />
        {Array.from({ length: Math.max(1, count) }, (_, i) => (
          <Paper key={i} h={{ base: 'calc(7rem + 2px)', sm: 'calc(5.25rem + 2px)' }} p="md" radius="md" withBorder>
            <Skeleton h={16} w="30%" />
            <Skeleton h={16} w="80%" mt="md" />
          </Paper>
        ))}
      </Stack>
    );
  }
  if (comments.length === 0) return <EmptyState text={fa.blog.noComments} compact />;
  return (
    <Stack component="ul" gap="sm" aria-label={fa.blog.comments}>
      {Array.from(comments.entries(), ([place, { user, text }]) => (
        <Paper component="li" key={place} px="md" py="sm" radius="md" withBorder>
          <Text fw={700}>
            <bdi dir="auto">{shownText(user, LONGEST_NAME)}</bdi>
          </Text>
          <Text mt={4} dir={directionOf(text)} data-lines>
            {shownText(text, LONGEST_COMMENT)}
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}

interface CommentFormProps {
  /** The initial text, such as a draft. Default: empty. */
  initial?: string;
  /** Called with the text on every change. */
  onTyped?: (values: { text: string }) => void;
  /**
   * Sends the trimmed text. Resolves with true on success, and with false or error messages on failure. On success, the
   * form clears the text.
   */
  onSubmit: (text: string) => Promise<boolean | FieldErrors>;
}

/** The comment form. A comment that is blank or too long is not sent (product §5). */
export function CommentForm({ initial = '', onTyped, onSubmit }: CommentFormProps) {
  const form = useAcademyForm({
    initialValues: { text: initial },
    onValuesChange: (values) => onTyped?.(values),
    validate: {
      text(text) {
        if (isBlank(text)) return fa.blog.commentEmpty;
        return text.trim().length > LONGEST_COMMENT ? fa.blog.commentTooLong(LONGEST_COMMENT) : null;
      },
    },
    validateInputOnBlur: false,
    async onSubmit(sent) {
      const text = sent.text.trim();
      const outcome = await onSubmit(text);
      // Keeps text that the user typed while the comment was being sent.
      if (outcome === true && form.getValues().text.trim() === text) form.setValues({ text: '' });
      return typeof outcome === 'object' ? outcome : {};
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
      <NeedsConnection text={fa.offline.sending} />
      <Button
        type="submit"
        style={{ alignSelf: 'flex-start' }}
        data-disabled={form.submitting}
        // Ignores the second click of a double click. The first click may clear the field, and the second would then
        // show an error.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {form.submitting ? fa.blog.sendingComment : fa.blog.sendComment}
      </Button>
    </AcademyForm>
  );
}
