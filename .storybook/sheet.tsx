import { Box, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** How a pointer or a key touches what is shown. */
type Touch = 'hover' | 'active' | 'focus-visible';

interface State {
  /** What the state is called, in Persian. */
  name: string;
  /** Shows everything within as if it were so. */
  touch?: Touch;
  children: ReactNode;
}

/** One state on a sheet, under its name. */
export function State({ name, touch, children }: State) {
  return (
    <Stack component="section" className={classes.state} gap="xs" aria-label={name}>
      <Text className={classes.name} size="sm" c="dimmed">
        {name}
      </Text>
      {/* The classes that storybook-addon-pseudo-states takes for the state of all that is within. */}
      <Box className={touch && `pseudo-${touch}-all${touch === 'active' ? ' pseudo-hover-all' : ''}`}>{children}</Box>
    </Stack>
  );
}

interface StateSheetProps {
  /** The least width of a state in pixels; as many stand beside each other as fit. Default 280. */
  width?: number;
  /** `State`s. */
  children: ReactNode;
}

/** All states of a component side by side. */
export function StateSheet({ width = 280, children }: StateSheetProps) {
  return (
    <Box className={classes.sheet} __vars={{ '--state-width': `${width}px` }}>
      {children}
    </Box>
  );
}

interface DoDontProps {
  /** The rule, a Persian sentence. */
  rule: string;
  good: ReactNode;
  bad: ReactNode;
}

/** The right way and the wrong one beside each other, both live. */
export function DoDont({ rule, good, bad }: DoDontProps) {
  return (
    <Stack component="section" gap="sm" aria-label={rule}>
      <Text fw={600}>{rule}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Box className={classes.example} data-right>
          <Text className={classes.verdict} size="sm" fw={600}>
            <IconCircleCheck size={18} aria-hidden />
            درست
          </Text>
          {good}
        </Box>
        <Box className={classes.example}>
          <Text className={classes.verdict} size="sm" fw={600}>
            <IconCircleX size={18} aria-hidden />
            نادرست
          </Text>
          {bad}
        </Box>
      </SimpleGrid>
    </Stack>
  );
}
