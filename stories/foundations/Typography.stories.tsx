import { Stack, Text, Title } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fa } from '../../src/text/fa.ts';

const meta = preview.meta({ title: 'Foundations/Typography' });

const orders = [1, 2, 3, 4, 5, 6] as const;
const sizes = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

export const Scale = meta.story({
  render: () => (
    <Stack p="xl" gap="md">
      {orders.map((order) => (
        <Title key={order} order={order}>
          {fa.pages.about.lead}
        </Title>
      ))}
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {fa.pages.services.lead}
        </Text>
      ))}
      <Text c="dimmed">{fa.pages.contact.hours}</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const texts = [...canvasElement.querySelectorAll('h1, h2, h3, h4, h5, h6, p')];
    const ratios = texts.map((text) => {
      const { lineHeight, fontSize } = getComputedStyle(text);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    await expect(ratios).toHaveLength(orders.length + sizes.length + 1);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.649);
    await expect(document.fonts.check("16px 'Vazirmatn Variable'", fa.nav.home)).toBe(true);
  },
});
