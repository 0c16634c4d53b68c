import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { GirihStar } from '../../layout/Girih/GirihStar.tsx';

interface EmptyStateProps {
  /** What is not there, as a sentence. */
  text: ReactNode;
  /** What one can do about it: a link or a button. */
  action?: ReactNode;
  /** A smaller star, inside a card or a panel. Default false. */
  compact?: boolean;
}

/** Nothing to show, said kindly: a girih star, a sentence and perhaps a way on. */
export function EmptyState({ text, action, compact = false }: EmptyStateProps) {
  const size = compact ? 88 : 148;
  return (
    <Stack align="center" gap="md" py={compact ? 'md' : 'xl'} px="md" ta="center">
      <GirihStar w={size} h={size} />
      <Text c="dimmed" size={compact ? 'sm' : 'lg'} maw={460}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
