import { Box, Image } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { CourseCover } from '../../../src/components/course/CourseCover/CourseCover.tsx';
import { courses } from '../../fixtures.ts';

// A square picture.
const square = `${location.origin}/default-avatar.png`;

const meta = preview.meta({
  title: 'Components/Course/CourseCover',
  component: CourseCover,
  args: { src: courses.plain.cover, eager: false },
  parameters: {
    docs: {
      description: {
        component:
          'تصویر دوره با نسبت ۱۶ به ۹، کنار عنوان آن. تصویر نبودنی یا خراب جای خود را به تصویر پیش‌فرض می‌دهد و صفحه نمی‌پرد. متن جایگزین ندارد؛ جایی که عنوان دیده نمی‌شود به کار نمی‌رود.',
      },
    },
  },
  render: (args) => (
    <Box w={320} maw="100%">
      <CourseCover {...args} />
    </Box>
  ),
});

export const States = meta.story({
  name: 'تصویر دوره · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <CourseCover {...args} />
      </State>
      <State name="بدون تصویر">
        <CourseCover {...args} src={null} />
      </State>
      <State name="تصویر خراب">
        <CourseCover {...args} src={courses.brokenCover.cover} />
      </State>
      <State name="تصویر مربع، بریده به نسبت">
        <CourseCover {...args} src={square} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="نسبت تصویر ثابت است؛ تصویر مربع بریده می‌شود، نه کشیده."
      good={<CourseCover {...args} src={square} />}
      bad={<Image src={square} alt="" h={160} fit="fill" />}
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('src', courses.plain.cover);
    await expect(image).toHaveAttribute('alt', '');
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    await expect({ width, height }).toEqual({ width: 320, height: 180 });
  },
});

export const Eager = meta.story({
  args: { eager: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager');
  },
});

export const NoCover = meta.story({
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/);
  },
});

export const BrokenCover = meta.story({
  name: '[F57] A broken cover',
  args: { src: courses.brokenCover.cover },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.getAttribute('src')).toMatch(/default-cover\.svg$/));
    await expect(image?.getBoundingClientRect().height).toBe(180);
  },
});
