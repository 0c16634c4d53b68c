import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { text: fa.basket.empty },
});

export const Default = meta.story();

export const WithAWayOn = meta.story({
  args: { action: <Button>{fa.basket.toCourses}</Button> },
  play: async ({ canvas }) => {
    const text = canvas.getByText(fa.basket.empty).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: fa.basket.toCourses }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(text.bottom);
  },
});

export const Compact = meta.story({
  args: { text: fa.blog.noComments, compact: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(88);
  },
});

export const LongText = meta.story({
  args: { text: 'هنوز هیچ دوره‌ای با این مشخصات منتشر نشده است. '.repeat(12) },
});
