import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NotFoundPage } from '../../src/pages/NotFoundPage/NotFoundPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { names } from '../fixtures.ts';
import { elsewhere } from '../toasts.ts';

const meta = preview.meta({
  component: NotFoundPage,
  parameters: { academy: { route: '/unknown', path: '/unknown' } },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fa.errors.unknownRoute })).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.errors.toHome })).toHaveAttribute('href', paths.home);
    // Search engines must not list unknown paths.
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
});

Default.test('[§2.1] The search leads to the course list', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: fa.filters.search }), 'react');
  await userEvent.click(canvas.getByRole('button', { name: fa.filters.search }));
  await expect((await elsewhere()).address).toBe(`${paths.courses}?q=react`);
});

Default.test('[§2.1] The departments lead to their courses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: names[1] }));
  await expect((await elsewhere()).address).toBe(`${paths.courses}?department=2`);
});
