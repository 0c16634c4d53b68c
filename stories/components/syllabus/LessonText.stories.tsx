import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { LessonText } from '../../../src/components/syllabus/LessonText/LessonText.tsx';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';

/** توضیحات یک درس به صورت متن ساده؛ خط خالی بندها را جدا می‌کند و جهت هر بند از نوشته‌ی آن است. نشانه‌گذاری، پیوند و تصویر را نمی‌خواند و همان‌گونه که هست نشان می‌دهد. */
const meta = preview.meta({
  component: LessonText,
  args: { content: 'بردار هم پیکانی در فضاست\nو هم فهرستی از عددها.\n \nLinear algebra, in English.\n\n\nبند سوم.' },
});

const { content } = lessons[0];

export const States = meta.story({
  name: 'توضیح درس · همه حالت‌ها',
  render: sheet(LessonText, 400, {
    'بندهای فارسی و انگلیسی': {},
    'بدون توضیحات': { content: null },
    'متن بلند': { content: `${content} ${content} ${content}\n\n${content}` },
    'فهرست شماره‌دار': {
      content: `دو پرسش:\n۱. نمودار y = (x - ۴)² از کدام جابه‌جایی سهمی به دست می‌آید، و چرا؟\n2) آیا -۳ هم؟`,
    },
    'جهت هر بند از نوشته‌ی خود آن است؛ بند انگلیسی در بند فارسی نقطه‌اش را گم می‌کند.': {
      good: { content: 'A vector is an arrow.\n\nبردار یک پیکان است.' },
      bad: (
        <Stack gap="sm">
          <Text dir="rtl">A vector is an arrow.</Text>
          <Text dir="rtl">بردار یک پیکان است.</Text>
        </Stack>
      ),
    },
  }),
  play: async ({ canvas }) => {
    const paragraphs = [...stateOf(canvas, 'بندهای فارسی و انگلیسی').querySelectorAll('p')];
    await expect(paragraphs.map((paragraph) => [paragraph.textContent, getComputedStyle(paragraph).direction])).toEqual(
      [
        ['بردار هم پیکانی در فضاست\nو هم فهرستی از عددها.', 'rtl'],
        ['Linear algebra, in English.', 'ltr'],
        ['بند سوم.', 'rtl'],
      ],
    );
    const list = [...stateOf(canvas, 'فهرست شماره‌دار').querySelectorAll('p > span')];
    await expect(list.map((line) => [line.textContent, line.children.length])).toEqual([
      ['دو پرسش:', 1],
      ['۱. نمودار y = (x - ۴)² از کدام جابه‌جایی سهمی به دست می‌آید، و چرا؟', 2],
      ['2) آیا -۳ هم؟', 2],
    ]);
  },
});

const LONG = Array.from({ length: 40 }, (_, index) => `بند ${index}`).join('\n\n');
const onPlace = fn<(paragraph: number) => void>();

export const Resumes = meta.story({
  name: '[§10.11] The button scrolls to the paragraph at which the learner stopped, and disappears',
  args: { content: LONG, resumeAt: 30 },
  play: async ({ canvas, userEvent }) => {
    const resume = canvas.getByRole('button', { name: fa.learning.resumeText });
    await userEvent.click(resume);
    await expect(canvas.getByText('بند 30')).toHaveFocus();
    await expect(resume).not.toBeInTheDocument();
  },
});

function Replaced() {
  const [text, setText] = useState('متن پیشین');
  return (
    <>
      <Button onClick={() => setText(LONG)}>متن تازه</Button>
      <LessonText content={text} onPlace={onPlace} />
    </>
  );
}

export const NewText = meta.story({
  name: '[§10.11] The position is also stored in a text that replaces the stored version',
  beforeEach: () => void onPlace.mockReset(),
  render: () => <Replaced />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    canvas.getByText('بند 30').scrollIntoView({ block: 'start' });
    await waitFor(() => expect(onPlace.mock.lastCall?.[0]).toBeGreaterThan(20));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
