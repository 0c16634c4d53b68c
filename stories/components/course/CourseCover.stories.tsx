import { Box, Image } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { CourseCover } from '../../../src/components/course/CourseCover/CourseCover.tsx';
import { courses } from '../../fixtures.ts';

// A square picture.
const square = `${location.origin}/default-avatar.png`;

/** تصویر دوره با نسبت ۱۶ به ۹، کنار عنوان آن. تصویر نبودنی یا خراب جای خود را به تصویر پیش‌فرض می‌دهد و صفحه نمی‌پرد. متن جایگزین ندارد؛ جایی که عنوان دیده نمی‌شود به کار نمی‌رود. */
const meta = preview.meta({
  title: 'Components/Course/CourseCover',
  component: CourseCover,
  args: { src: courses.plain.cover, eager: false },
  render: (args) => (
    <Box w={320} maw="100%">
      <CourseCover {...args} />
    </Box>
  ),
});

export const States = meta.story({
  name: 'تصویر دوره · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(CourseCover, 280, {
    پیش‌فرض: {},
    'بدون تصویر': { src: null },
    'تصویر خراب': { src: courses.brokenCover.cover },
    'تصویر مربع، بریده به نسبت': { src: square },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(CourseCover, {
    'نسبت تصویر ثابت است؛ تصویر مربع بریده می‌شود، نه کشیده.': {
      good: { src: square },
      bad: <Image src={square} alt="" h={160} fit="fill" />,
    },
  }),
});

export const Default = meta.story();

Default.test('Default', async ({ canvasElement }) => {
  const image = canvasElement.querySelector('img');
  await expect(image).toHaveAttribute('src', courses.plain.cover);
  await expect(image).toHaveAttribute('alt', '');
  await expect(image).toHaveAttribute('loading', 'lazy');
  const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
  await expect({ width, height }).toEqual({ width: 320, height: 180 });
});

Default.test('Eager', { args: { eager: true } }, ({ canvasElement }) =>
  expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager'),
);

Default.test('No Cover', { args: { src: null } }, ({ canvasElement }) =>
  expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/),
);

Default.test('[F57] A broken cover', { args: { src: courses.brokenCover.cover } }, async ({ canvasElement }) => {
  const image = canvasElement.querySelector('img');
  await waitFor(() => expect(image?.getAttribute('src')).toMatch(/default-cover\.svg$/));
  await expect(image?.getBoundingClientRect().height).toBe(180);
});
