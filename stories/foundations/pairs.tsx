import { Box, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { fa } from '../../src/text/fa.ts';
import type { Pair } from './Contrast.tsx';
import classes from './Contrast.module.css';
import type { Part } from './ratio.ts';
import { paintedRules, textColours } from './sources.ts';

const grounds = [
  { name: 'صفحه', variable: '--academy-page' },
  { name: 'کارت و گفتگو', variable: '--mantine-color-body' },
  { name: 'بخش فرورفته', variable: '--academy-sunken' },
] as const;

const namesOfTexts: Readonly<Record<string, string>> = { dimmed: 'متن کم‌رنگ', 'var(--mantine-color-error)': 'خطا' };

const texts = [
  { name: 'متن', color: 'var(--mantine-color-text)' },
  ...textColours.map((color) => ({ name: namesOfTexts[color] ?? 'متن رنگی', color })),
  { name: 'پیوند', color: 'var(--mantine-color-anchor)' },
  { name: 'موفقیت', color: 'var(--mantine-color-success)' },
  { name: 'راهنمای درون فیلد', color: 'var(--mantine-color-placeholder)' },
] as const;

const sourceOf = (color: string) => color.replace(/^var\((.*)\)$/, '$1');

/** Every colour of text on every ground that texts stand on. */
export const textPairs: Pair[] = grounds.flatMap(({ name: ground, variable }) =>
  texts.map(({ name, color }) => ({
    name: `${name}، روی ${ground}`,
    source: sourceOf(color),
    part: 'text',
    sample: (
      <Box className={classes.sample} bg={`var(${variable})`}>
        <Text component="span" size="sm" c={color} data-measured>
          {fa.courses.noMatch}
        </Text>
      </Box>
    ),
  })),
);

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

const [field, ring] = ['--academy-field-border', '--mantine-primary-color-filled'];

const shapes: readonly [name: string, source: string, part: Part, style: CSSProperties][] = [
  ['قاب فیلد', field, 'border', { border: `1px solid var(${field})` }],
  ['حلقه‌ی تمرکز', ring, 'ring', { outline: `2px solid var(${ring})` }],
  ['شکل پر، مانند نقطه‌ی اسلاید', ring, 'fill', { backgroundColor: `var(${ring})` }],
];

/** What is no text and must be seen all the same. */
export const shapePairs: Pair[] = grounds.slice(0, 2).flatMap(({ name: ground, variable }) =>
  shapes.map(([name, source, part, style]) => ({
    name: `${name}، روی ${ground}`,
    source,
    part,
    sample: (
      <Box className={classes.sample} bg={`var(${variable})`}>
        <Box className={classes.shape} style={style} data-measured />
      </Box>
    ),
  })),
);
