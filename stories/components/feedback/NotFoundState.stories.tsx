import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NotFoundState } from '../../../src/components/feedback/NotFoundState/NotFoundState.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({ title: 'Components/Feedback/NotFoundState', component: NotFoundState });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fa.errors.unknownRoute);
    await expect(canvas.getByRole('link', { name: fa.errors.toHome })).toHaveAttribute('href', paths.home);
  },
});

export const OwnTextAndAction = meta.story({
  args: { text: fa.courses.notFound, action: <Button>{fa.basket.toCourses}</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fa.courses.notFound);
    await expect(canvas.getByRole('button', { name: fa.basket.toCourses })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: fa.errors.toHome })).toBeNull();
  },
});
