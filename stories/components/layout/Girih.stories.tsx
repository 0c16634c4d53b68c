import { Paper, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Girih } from '../../../src/components/layout/Girih/Girih.tsx';
import { GirihStar } from '../../../src/components/layout/Girih/GirihStar.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/Girih',
  component: Girih,
  parameters: { layout: 'padded' },
  render: (args) => (
    <Paper withBorder pos="relative" p="xl" mih={240}>
      <Girih {...args} />
      <Text pos="relative">{fa.brand.description}</Text>
    </Paper>
  ),
});

export const Ground = meta.story({
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('[aria-hidden]');
    const { x, bottom, width, height } = ground?.getBoundingClientRect() ?? new DOMRect();
    await expect(height).toBeGreaterThanOrEqual(238);
    await expect(document.elementFromPoint(x + width / 2, bottom - 4)).not.toBe(ground);
  },
});

export const Pale = meta.story({ args: { opacity: 0.05 } });

export const Star = meta.story({
  render: () => <GirihStar />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
