import { Group, Text } from '@mantine/core';
import { ColorItem, ColorPalette, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { DoDont } from '../../.storybook/sheet.tsx';
import { theme } from '../../src/theme/theme.ts';

/** Returns a size without Mantine's scale: `1.3rem` for `calc(1.3rem * var(--mantine-scale))`. */
export const plain = (size: unknown) => String(size).replace(/^calc\(([\d.]+r?em) \* .*\)$/, '$1');

/** The ten shades of a colour of the theme. */
export const Palette = ({ name }: { name: string }) => (
  <ColorPalette>
    <ColorItem title={name} subtitle="" colors={Object.fromEntries((theme.colors?.[name] ?? []).entries())} />
  </ColorPalette>
);

/** A line of sample text. */
export const Line = (props: ComponentProps<'p'>) => (
  <Unstyled>
    <Text {...props} />
  </Unstyled>
);

/** A bordered box around a sample. */
export const Frame = ({ style, children }: { style?: CSSProperties; children: ReactNode }) => (
  <Unstyled>
    <Group
      gap="lg"
      p="lg"
      my="md"
      pos="relative"
      align="end"
      bd="1px solid var(--mantine-color-default-border)"
      style={style}
    >
      {children}
    </Group>
  </Unstyled>
);

const shown = (way: ReactNode) => (typeof way === 'string' ? <Text>{way}</Text> : way);

/** A list of rules. Each key is the text of a rule. Its value is a good and a bad example. */
export const Rules = ({ rules }: { rules: Readonly<Record<string, { good: ReactNode; bad: ReactNode }>> }) => (
  <Unstyled>
    {Object.entries(rules).map(([rule, { good, bad }]) => (
      <DoDont key={rule} rule={rule} good={shown(good)} bad={shown(bad)} />
    ))}
  </Unstyled>
);

/** The academy's mark. */
export const Sign = ({ size = 72, style }: { size?: number; style?: CSSProperties }) => (
  <img src={`${import.meta.env.BASE_URL}logo.svg`} width={size} height={size} alt="" style={style} />
);
