import { Box, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formatDigits } from '../../src/text/format.ts';
import { contrastOf, type Part } from './ratio.ts';
import classes from './Contrast.module.css';
import { Code, Small } from './Page.tsx';

/** Two colours that meet somewhere in the product. */
export interface Pair {
  /** What they are, in Persian. */
  name: string;
  /** Where from, as the code calls it. */
  source: string;
  part: Part;
  /** Shows them; what is to be measured has `data-measured`. */
  sample: ReactNode;
}

/** WCAG 2 AA: letters need more than shapes. */
const leastOf = (part: Part) => (part === 'text' ? 4.5 : 3);

/** A ratio in Persian digits; never rounded up, so that what fails does not read as if it passed. */
export const written = (ratio: number) => formatDigits((Math.floor(ratio * 100) / 100).toFixed(2)).replace('.', '٫');

function gradeOf(ratio: number, part: Part): string {
  if (ratio < leastOf(part)) return 'رد';
  return part === 'text' && ratio >= 7 ? 'AAA' : 'AA';
}

/** A pair as it is painted here and now, with its contrast ratio and what WCAG says of it. */
function PairRow({ pair: { name, source, part, sample } }: { pair: Pair }) {
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    const node = frame.current?.querySelector('[data-measured]');
    if (node) setRatio(contrastOf(node, part));
  }, [part]);
  const passed = ratio !== undefined && ratio >= leastOf(part);
  const Verdict = passed ? IconCircleCheck : IconCircleX;
  return (
    <Box
      ref={frame}
      className={classes.row}
      data-ratio={ratio}
      data-least={leastOf(part)}
      data-name={`${name} ${source}`}
    >
      <Stack gap={4} align="start" miw={0}>
        {sample}
        <Small>
          {name} <Code>{source}</Code>
        </Small>
      </Stack>
      {ratio !== undefined && (
        <Group className={classes.ratio} gap={6} wrap="nowrap" justify="end" data-failed={!passed || undefined}>
          <Text size="sm">{written(ratio)}</Text>
          <Text size="sm" fw={600} dir="auto">
            {gradeOf(ratio, part)}
          </Text>
          <Verdict size={18} aria-hidden />
        </Group>
      )}
    </Box>
  );
}

/** A list of pairs with what each one reaches. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div>
      {pairs.map((pair) => (
        <PairRow key={pair.name + pair.source} pair={pair} />
      ))}
    </div>
  );
}

/** Waits until `count` pairs are measured within `root`, and sees each reach what it must. */
export async function expectContrast(root: HTMLElement, count: number): Promise<void> {
  const rows = () => [...root.querySelectorAll<HTMLElement>('[data-least]')];
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset['ratio'] !== undefined)).toHaveLength(count));
  const failing = rows().filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['least']));
  const paneOf = (row: HTMLElement) => row.closest('[data-pane]')?.getAttribute('data-pane');
  await expect(failing.map((row) => `${paneOf(row)}: ${row.dataset['name']}`)).toEqual([]);
}
