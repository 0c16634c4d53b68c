import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { Comment } from '../../../api/blogs.ts';
import { directionOf, shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';

const LONGEST_NAME = 100;
const LONGEST_COMMENT = 5000;

interface BlogCommentsProps {
  /** In the order in which they were written; undefined while they are on their way. */
  comments: readonly Comment[] | undefined;
}

/** The comments under an article, shown as the letters they are (product §2, blog list). */
export function BlogComments({ comments }: BlogCommentsProps) {
  if (!comments) {
    return (
      <Stack gap="xs" role="status" aria-label={fa.common.loading}>
        <Skeleton height={56} radius="md" />
        <Skeleton height={56} radius="md" />
      </Stack>
    );
  }
  if (comments.length === 0) return <EmptyState text={fa.blog.noComments} compact />;
  return (
    <Stack component="ul" gap="xs" aria-label={fa.blog.comments}>
      {Array.from(comments.entries(), ([place, { user, text }]) => (
        <Paper component="li" key={place} px="md" py="sm" radius="md" bg="var(--academy-sunken)">
          <Text fw={700} size="sm">
            <bdi dir="auto">{shownText(user, LONGEST_NAME)}</bdi>
          </Text>
          <Text dir={directionOf(text)} data-lines>
            {shownText(text, LONGEST_COMMENT)}
          </Text>
        </Paper>
      ))}
    </Stack>
  );
}
