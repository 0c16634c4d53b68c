import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { NotFoundState } from '../../../src/components/feedback/NotFoundState/NotFoundState.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** به جای صفحه، وقتی نشانی، دوره یا درسی وجود ندارد. همیشه راهی برای ادامه دارد. برای چیزی که هست و بارگذاری نشد «خطای صفحه» به کار می‌رود. */
const meta = preview.meta({
  title: 'Components/Feedback/NotFoundState',
  component: NotFoundState,
  parameters: { layout: 'fullscreen' },
  args: { text: fa.errors.unknownRoute },
  argTypes: { action: { control: false } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پیدا نشد · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: sheet(NotFoundState, 320, {
    پیش‌فرض: {},
    'با متن و راه دیگر': { text: fa.courses.notFound, action: <Button>{fa.basket.toCourses}</Button> },
  }),
});

export const Default = meta.story();

Default.test('Default', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fa.errors.unknownRoute);
  await expect(canvas.getByRole('link', { name: fa.errors.toHome })).toHaveAttribute('href', paths.home);
});

Default.test(
  'Own Text And Action',
  { args: { text: fa.courses.notFound, action: <Button>{fa.basket.toCourses}</Button> } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fa.courses.notFound);
    await expect(canvas.getByRole('button', { name: fa.basket.toCourses })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: fa.errors.toHome })).toBeNull();
  },
);
