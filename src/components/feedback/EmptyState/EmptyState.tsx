import { Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import { FramedIcon, STAR_SIZE, StateCard } from './stateCard.tsx';

interface EmptyStateProps {
  /** The message. Unless `compact` is set, its first sentence is larger than the others. */
  text: string;
  /** A link or button for the next step. */
  action?: ReactNode;
  /** An icon in the middle of the star. */
  icon?: Icon;
  /** Whether to use a smaller star and no frame, for cards and panels. Default false. */
  compact?: boolean;
}

/** A message that there is nothing to show: an unfinished girih star, a sentence and an optional action. */
export function EmptyState({ text, action, icon, compact = false }: EmptyStateProps) {
  const size = compact ? 88 : STAR_SIZE;
  // The star has 70 strands. Only the 30 outer ones are in full colour.
  const sign = icon ? <FramedIcon icon={icon} size={size} /> : <LateGirihStar w={size} h={size} share={3 / 7} />;
  if (!compact) return <StateCard text={text} sign={sign} action={action} />;
  return (
    <Stack align="center" gap="md" p="md" ta="center">
      {sign}
      <Text c="dimmed" size="sm" maw={460}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
