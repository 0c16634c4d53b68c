import { Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** What is not there, as a sentence. */
  text: ReactNode;
  /** What one can do about it: a link or a button. */
  action?: ReactNode;
  /** A sign of what would stand here, in the middle of the star. */
  icon?: Icon;
  /** A smaller star, inside a card or a panel. Default false. */
  compact?: boolean;
}

/** Nothing to show, said kindly: a girih star that is only begun, a sentence and perhaps a way on. */
export function EmptyState({ text, action, icon: Sign, compact = false }: EmptyStateProps) {
  const size = compact ? 88 : 168;
  return (
    <Stack align="center" gap="md" py={compact ? 'md' : 'xl'} px="md" ta="center">
      <div className={classes.motif}>
        <LateGirihStar w={size} h={size} share={0.375} />
        {Sign && (
          <span className={classes.sign}>
            <Sign size={compact ? 22 : 34} stroke={1.6} aria-hidden />
          </span>
        )}
      </div>
      <Text c="dimmed" size={compact ? 'sm' : 'lg'} maw={460}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
