import { Paper, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** A sentence that says what is missing. */
  text: ReactNode;
  /** A link or button for the next step. */
  action?: ReactNode;
  /** An icon in the middle of the star. */
  icon?: Icon;
  /** Whether to use a smaller star and no frame, for cards and panels. Default false. */
  compact?: boolean;
}

/** A message that there is nothing to show: an unfinished girih star, a sentence and an optional action. */
export function EmptyState({ text, action, icon: Sign, compact = false }: EmptyStateProps) {
  const size = compact ? 88 : 'clamp(6rem, 25vw, 8rem)';
  const content = (
    <Stack align="center" gap="md" py={compact ? 'md' : 'lg'} px="md" ta="center">
      <div className={classes.motif}>
        <LateGirihStar w={size} h={size} share={0.375} />
        {Sign && (
          <span className={classes.sign}>
            <Sign size={compact ? 22 : 34} stroke={1.6} aria-hidden />
          </span>
        )}
      </div>
      {compact ? (
        <Text c="dimmed" size="sm" maw={460}>
          {text}
        </Text>
      ) : (
        <Text size="xl" fw={600} maw={520}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
  return compact ? content : <Paper withBorder>{content}</Paper>;
}
