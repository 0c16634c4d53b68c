import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { ChapterCard } from '../../../src/components/syllabus/ChapterCard/ChapterCard.tsx';
import { formatNumber } from '../../../src/text/format.ts';
import { fa } from '../../../src/text/fa.ts';
import { outlineOf, studiedChapters, type StudiedChapter } from '../../../src/learning/progress.ts';
import { EMPTY } from '../../../src/learning/record.ts';
import { chapters, lessons, studied } from '../../fixtures.ts';

const [chapter, emptyChapter] = studiedChapters(outlineOf(chapters), EMPTY) as [StudiedChapter, StudiedChapter];
const [half = chapter] = studied(1);
const [whole = chapter] = studied(3);

const InAList = (args: ComponentProps<typeof ChapterCard>) => (
  <ol>
    <ChapterCard {...args} />
  </ol>
);

/** یک فصل از سرفصل‌های دوره، با پیوند درس‌هایش به ترتیب. در یک فهرست شماره‌دار می‌نشیند. باز و بسته نمی‌شود. شماره‌ها در همه‌ی دوره پیوسته‌اند و درس‌های تمام‌شده نشان دارند؛ درسی که باید ادامه داد، برجسته است. */
const meta = preview.meta({
  component: ChapterCard,
  args: { chapter, number: 1, courseId: '3' },
  argTypes: { current: { control: 'select', options: chapter.lessons.map(({ id }) => id) } },
  parameters: { academy: { path: '/' } },
  render: InAList,
});

const longTitles = {
  ...chapter,
  title: `${chapter.title} و ${emptyChapter.title}، `.repeat(6),
  lessons: [
    ...chapter.lessons.slice(0, 1).map((lesson) => ({ ...lesson, title: `${lesson.title}؛ `.repeat(5) })),
    ...chapter.lessons.slice(1, 2).map((lesson) => ({ ...lesson, title: lesson.title.replaceAll(' ', '').repeat(8) })),
  ],
};

export const States = meta.story({
  name: '[§2.35] کارت فصل · همه حالت‌ها',
  render: sheet(InAList, 360, {
    پیش‌فرض: {},
    ...touched({}),
    'نیمه‌ی راه': { chapter: half, current: lessons[1].id },
    تمام‌شده: { chapter: whole },
    'بدون درس': { chapter: emptyChapter, number: 12 },
    'عنوان بلند': { chapter: longTitles },
    'همه‌ی سطر یک درس پیوند است، نه تنها واژه‌های آن؛ با شست هم خطا نمی‌رود.': {
      good: {},
      bad: (
        <Text size="sm">
          {lessons[0].title} ({fa.courses.view})
        </Text>
      ),
    },
  }),
  play: async ({ canvas }) => {
    const links = [...stateOf(canvas, 'پیش‌فرض').querySelectorAll('a')].map((link) => link.textContent);
    await expect(links).toEqual(lessons.map(({ title }, index) => `${formatNumber(index + 1)}${title}`));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
