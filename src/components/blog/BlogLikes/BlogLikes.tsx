import { Button, Group, Text } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';

interface BlogLikesProps {
  /** The number of likes. */
  count: number;
  /** Whether the user likes the article. */
  liked: boolean;
  onToggle: () => void;
}

/** The number of likes and the like button (product §2, blog list). */
export function BlogLikes({ count, liked, onToggle }: BlogLikesProps) {
  return (
    <Group justify="space-between">
      <Text fw={700} size="xl">
        {fa.blog.likesTab(count)}
      </Text>
      <Button
        variant={liked ? 'filled' : 'default'}
        color="red"
        // Wide enough for the longer of the two labels, so that toggling does not change the width.
        flex="0 0 11em"
        maw="100%"
        leftSection={liked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
        // Ignores the second click of a double click, which would remove the like again.
        onClick={(event) => event.detail < 2 && onToggle()}
      >
        {liked ? fa.blog.unlike : fa.blog.like}
      </Button>
    </Group>
  );
}
