import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { learningText } from '../../../text/learning.ts';

interface SaveButtonProps {
  /** Is the course saved? */
  saved: boolean;
  /** Called when it is to be saved, or no longer. */
  onToggle: () => void;
}

/** The heart that keeps a course on the profile (product §10). */
export function SaveButton({ saved, onToggle }: SaveButtonProps) {
  const Heart = saved ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="subtle"
      aria-pressed={saved}
      leftSection={<Heart size={22} color={saved ? 'var(--mantine-color-error)' : undefined} aria-hidden />}
      onClick={onToggle}
    >
      {learningText.save}
    </Button>
  );
}
