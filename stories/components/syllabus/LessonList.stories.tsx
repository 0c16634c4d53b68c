import { Paper } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { LessonList } from '../../../src/components/syllabus/LessonList/LessonList.tsx';
import { studied } from '../../fixtures.ts';

const lessonsOf = (done: number) => studied(done)[0]?.lessons ?? [];

/** درس‌های یک فصل با شماره‌ی پیوسته در دوره. درس تمام‌شده نشان دارد و درس باز، یا درسی که نوبت آن است، با نوار و وزن از دیگران جدا می‌شود، نه تنها با رنگ. */
const meta = preview.meta({
  component: LessonList,
  args: { lessons: lessonsOf(1), from: 1, courseId: '1' },
  argTypes: { current: { control: 'select', options: lessonsOf(1).map(({ id }) => id) } },
  parameters: { academy: { path: '/' } },
  render: (args) => (
    <Paper withBorder>
      <LessonList {...args} />
    </Paper>
  ),
});

export const States = meta.story({
  name: 'فهرست درس‌ها · همه حالت‌ها',
  render: sheet(LessonList, 360, {
    'هیچ‌کدام تمام نیست': { lessons: lessonsOf(0) },
    'یکی تمام، یکی باز': { current: '12' },
    ...touched(),
    'فشرده، کنار درس': { current: '12', dense: true },
    'شماره‌های دورتر': { from: 118 },
  }),
  play: async ({ canvas }) => {
    // The bar is at the inline start of the current lesson, which is the right side in Persian.
    const current = stateOf(canvas, 'یکی تمام، یکی باز').querySelector('[aria-current]') ?? document.body;
    await expect(getComputedStyle(current).boxShadow).toMatch(/ -4px 0px 0px 0px inset$/);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
