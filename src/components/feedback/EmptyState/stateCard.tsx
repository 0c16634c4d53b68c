import { Group, Paper, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { GirihFrame } from '../../layout/Girih/girihFrame.tsx';
import classes from './EmptyState.module.css';

/** The width and height of the star. */
export const STAR_SIZE = 'var(--star, clamp(6rem, 25vw, 7rem))';

interface FramedIconProps {
  icon: Icon;
  /** The width and height. */
  size?: number | string;
  /** Whether the star has the colour of errors. Default false. */
  failed?: boolean;
}

/** An icon in a girih star. */
export const FramedIcon = ({ icon: Sign, size = STAR_SIZE, failed = false }: FramedIconProps) => (
  <div className={classes.motif} data-failed={failed || undefined}>
    <GirihFrame w={size} h={size} />
    <Sign stroke={1.6} aria-hidden />
  </div>
);

interface StateCardProps {
  /** The message. Its first sentence is larger than the others. */
  text: string;
  /** A star. */
  sign: ReactNode;
  /** Links or buttons for the next step. */
  action?: ReactNode;
}

/** A message. Its first sentence is larger than the others. */
export function StateText({ text, component }: { text: string; component?: 'h1' | 'p' }) {
  const [, title, advice] = /^(.*?[.!؟])\s+(.+)$/su.exec(text) ?? ['', text];
  return (
    <Text component={component ?? 'p'} size="xl" fw={600} dir={directionOf(text)} style={{ textWrap: 'balance' }}>
      {title}{' '}
      {advice && (
        <Text span display="block" fz="md" fw={400} c="dimmed">
          {advice}
        </Text>
      )}
    </Text>
  );
}

/** A card with a star, a message and, below it, actions. */
export function StateCard({ text, sign, action }: StateCardProps) {
  return (
    <Paper withBorder className={classes.frame}>
      <div className={classes.content}>
        {sign}
        <StateText text={text} />
        {action && (
          <Group gap="sm" className={classes.action}>
            {action}
          </Group>
        )}
      </div>
    </Paper>
  );
}
