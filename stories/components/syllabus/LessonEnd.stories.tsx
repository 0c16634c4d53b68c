import { Text } from '@mantine/core';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet } from '../../../.storybook/sheet.tsx';
import { LessonEnd } from '../../../src/components/syllabus/LessonEnd/LessonEnd.tsx';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';
import { startingWith } from '../../plays.ts';

const [previous, , next] = lessons;

/** پایان درس: نشان «تمام کردم» که تنها با دست یادگیرنده زده و برداشته می‌شود، و درس بعدی که تنها کنش اصلی صفحه است. نه باز کردن درس و نه گذشت زمان چیزی را تمام‌شده نمی‌کند. */
const meta = preview.meta({
  component: LessonEnd,
  args: { done: false, onToggle: fn(), onHelp: fn(), previous, next, courseId: '1' },
  parameters: { academy: { path: '/' } },
});

export const States = meta.story({
  name: '[§10.6] پایان درس · همه حالت‌ها',
  render: sheet(LessonEnd, 560, {
    ناتمام: {},
    تمام‌شده: { done: true },
    'نخستین درس': { previous: undefined },
    'آخرین درس': {
      next: undefined,
      renderEnd: (mark) => (
        <>
          <Text>{fa.learning.finished}</Text>
          {mark}
        </>
      ),
    },
    'بیرون از دوره': { previous: undefined, next: undefined },
    'عنوان بلند': { next: { ...next, title: `${next.title}، `.repeat(9) } },
  }),
  play: async (context) => {
    await press(context, 'تمام‌شده', fa.learning.markDone, 'onToggle');
    for (const nav of context.canvas.getAllByRole('navigation', { name: startingWith(fa.study.otherLessons) })) {
      await expect(within(nav).queryByRole('button', { hidden: true })).toBeNull();
    }
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
