import { ActionIcon, Anchor, Badge, Box, Button, Text } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { fa } from '../../src/text/fa.ts';
import type { Pair } from './Contrast.tsx';
import classes from './Contrast.module.css';
import { looksOf, paintedRules, textColours } from './sources.ts';

const grounds = [
  { name: 'صفحه', variable: '--academy-page' },
  { name: 'کارت و گفتگو', variable: '--mantine-color-body' },
  { name: 'بخش فرورفته', variable: '--academy-sunken' },
] as const;

const namesOfTexts: Readonly<Record<string, string>> = { dimmed: 'متن کم‌رنگ', 'var(--mantine-color-error)': 'خطا' };

const texts = [
  { name: 'متن', color: 'var(--mantine-color-text)' },
  ...textColours.map((color) => ({ name: namesOfTexts[color] ?? 'متن رنگی', color })),
  { name: 'موفقیت', color: 'var(--mantine-color-success)' },
  { name: 'راهنمای درون فیلد', color: 'var(--mantine-color-placeholder)' },
] as const;

const sourceOf = (color: string) => color.replace(/^var\((.*)\)$/, '$1');

/** Every colour of text on every ground that texts stand on. */
export const textPairs: Pair[] = grounds.flatMap(({ name: ground, variable }) => [
  ...texts.map(({ name, color }) => ({
    name: `${name}، روی ${ground}`,
    source: sourceOf(color),
    part: 'text' as const,
    sample: (
      <Box className={classes.sample} bg={`var(${variable})`}>
        <Text component="span" size="sm" c={color} data-measured>
          {fa.courses.noMatch}
        </Text>
      </Box>
    ),
  })),
  {
    name: `پیوند، روی ${ground}`,
    source: '--mantine-color-anchor',
    part: 'text' as const,
    sample: (
      <Box className={classes.sample} bg={`var(${variable})`}>
        <Anchor component="span" size="sm" data-measured>
          {fa.auth.toSignUp}
        </Anchor>
      </Box>
    ),
  },
]);

/** Buttons, icon buttons and badges, in each colour and variant that src shows. */
export const controlPairs: Pair[] = [
  ...looksOf('Button', 'filled').map(({ variant, color, where }) => ({
    name: 'دکمه',
    source: `${color} · ${variant} · ${where}`,
    part: 'text' as const,
    sample: (
      <Button component="span" size="sm" color={color} variant={variant} data-measured>
        {fa.courses.buy}
      </Button>
    ),
  })),
  ...looksOf('Badge', 'filled').map(({ variant, color, where }) => ({
    name: 'نشان',
    source: `${color} · ${variant} · ${where}`,
    part: 'text' as const,
    sample: (
      <Badge color={color} variant={variant} data-measured>
        {fa.courses.purchasedBadge}
      </Badge>
    ),
  })),
  ...looksOf('ActionIcon', 'filled').map(({ variant, color, where }) => ({
    name: 'دکمه‌ی نشانه‌ای',
    source: `${color} · ${variant} · ${where}`,
    part: 'text' as const,
    sample: (
      <ActionIcon component="span" color={color} variant={variant} data-measured>
        <IconHeart size={20} aria-hidden />
      </ActionIcon>
    ),
  })),
];

/** Texts that the style sheets put on a ground of their own. */
export const paintedPairs: Pair[] = paintedRules.map(({ color, ground, where }) => ({
  name: where,
  source: `${sourceOf(color)} / ${sourceOf(ground)}`,
  part: 'text',
  sample: (
    <Text
      component="span"
      size="sm"
      className={classes.sample}
      style={{ color, backgroundColor: ground }}
      data-measured
    >
      {fa.nav.courses}
    </Text>
  ),
}));

const shapes: readonly {
  name: string;
  source: string;
  part: 'border' | 'ring' | 'fill';
  style: (colour: string) => CSSProperties;
}[] = [
  {
    name: 'قاب فیلد',
    source: '--academy-field-border',
    part: 'border',
    style: (colour) => ({ border: `1px solid ${colour}` }),
  },
  {
    name: 'حلقه‌ی تمرکز',
    source: '--mantine-primary-color-filled',
    part: 'ring',
    style: (colour) => ({ outline: `2px solid ${colour}` }),
  },
  {
    name: 'شکل پر، مانند نقطه‌ی اسلاید',
    source: '--mantine-primary-color-filled',
    part: 'fill',
    style: (colour) => ({ backgroundColor: colour }),
  },
];

/** What is no text and must be seen all the same. */
export const shapePairs: Pair[] = grounds.slice(0, 2).flatMap(({ name: ground, variable }) =>
  shapes.map(({ name, source, part, style }) => ({
    name: `${name}، روی ${ground}`,
    source,
    part,
    sample: (
      <Box className={classes.sample} bg={`var(${variable})`}>
        <Box className={classes.shape} style={style(`var(${source})`)} data-measured />
      </Box>
    ),
  })),
);
