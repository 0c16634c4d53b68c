import { Image } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { CourseCover } from '../../../src/components/course/CourseCover/CourseCover.tsx';
import { courses } from '../../fixtures.ts';

// The URL of a square image. Covers are 16:9.
const square = `${location.origin}/default-avatar.png`;

/** تصویر دوره با نسبت ۱۶ به ۹، کنار عنوان آن. تصویر نبودنی یا خراب جای خود را به تصویر پیش‌فرض می‌دهد و صفحه نمی‌پرد. متن جایگزین ندارد؛ جایی که عنوان دیده نمی‌شود به کار نمی‌رود. */
const meta = preview.meta({ component: CourseCover, args: { src: courses.plain.cover, eager: false } });

export const States = meta.story({
  name: '[F57] [§9.10] تصویر دوره · همه حالت‌ها',
  render: sheet(CourseCover, 280, {
    پیش‌فرض: {},
    'بدون تصویر': { src: null },
    'تصویر خراب': { src: courses.brokenCover.cover },
    'تصویر مربع، بریده به نسبت': { src: square },
    'نسبت تصویر ثابت است؛ تصویر مربع بریده می‌شود، نه کشیده.': {
      good: { src: square },
      bad: <Image src={square} alt="" h={160} fit="fill" />,
    },
  }),
  play: async ({ canvas }) => {
    const image = (state: string) => stateOf(canvas, state).querySelector('img');
    await expect(image('پیش‌فرض')).toHaveAttribute('src', courses.plain.cover);
    await expect(image('پیش‌فرض')).toHaveAttribute('alt', '');
    await expect(image('پیش‌فرض')).toHaveAttribute('loading', 'lazy');
    const { width, height } = image('تصویر مربع، بریده به نسبت')?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
    await waitFor(() => expect(image('تصویر خراب')?.getAttribute('src')).toMatch(/default-cover\.svg$/));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
