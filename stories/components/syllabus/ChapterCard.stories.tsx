import '@mantine/core/styles/List.layer.css';
import { List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { ChapterCard } from '../../../src/components/syllabus/ChapterCard/ChapterCard.tsx';
import { formatNumber } from '../../../src/text/format.ts';
import { fa } from '../../../src/text/fa.ts';
import { outlineOf, studiedChapters, type StudiedChapter } from '../../../src/learning/progress.ts';
import { apply, EMPTY } from '../../../src/learning/record.ts';
import { chapters, lessons } from '../../fixtures.ts';

const outline = outlineOf(chapters);
const [chapter, emptyChapter] = studiedChapters(outline, EMPTY) as [StudiedChapter, StudiedChapter];
const studied = (done: Record<string, boolean>) => studiedChapters(outline, apply(EMPTY, { done }, 1))[0] ?? chapter;
const half = studied({ [lessons[0].id]: true });
const whole = studied(Object.fromEntries(lessons.map(({ id }) => [id, true])));

const Chapters = ({ children }: { children: ReactNode }) => (
  <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>{children}</ol>
);

const ChapterCardInChapters = (args: ComponentProps<typeof ChapterCard>) => (
  <Chapters>
    <ChapterCard {...args} />
  </Chapters>
);

/** یک فصل از سرفصل‌های دوره، با پیوند درس‌هایش به ترتیب. در یک فهرست شماره‌دار می‌نشیند. باز و بسته نمی‌شود. شماره‌ها در همه‌ی دوره پیوسته‌اند و درس‌های تمام‌شده نشان دارند؛ درسی که باید ادامه داد، برجسته است. */
const meta = preview.meta({
  component: ChapterCard,
  args: { chapter, number: 1, courseId: '3' },
  parameters: { academy: { path: '/' } },
  render: ChapterCardInChapters,
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
  name: 'کارت فصل · همه حالت‌ها',
  render: sheet(ChapterCardInChapters, 360, {
    پیش‌فرض: {},
    ...touched({}),
    'نیمه‌ی راه': { chapter: half, current: lessons[1].id },
    تمام‌شده: { chapter: whole },
    'بدون درس': { chapter: emptyChapter, number: 12 },
    'عنوان بلند': { chapter: longTitles },

    'همه‌ی سطر یک درس پیوند است، نه تنها واژه‌های آن؛ با شست هم خطا نمی‌رود.': {
      good: {},
      bad: (
        <Paper withBorder p="md">
          <Stack gap="xs">
            <Title order={2} size="h4">
              {chapter.title}
            </Title>
            <List size="sm">
              {lessons.map(({ id, title }) => (
                <List.Item key={id}>
                  {title}{' '}
                  <Text span size="xs" c="dimmed">
                    ({fa.common.readMore})
                  </Text>
                </List.Item>
              ))}
            </List>
          </Stack>
        </Paper>
      ),
    },
  }),
});

export const Default = meta.story({
  name: '[§2.35] Default',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: chapter.title })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
      lessons.map(({ title }, index) => `${formatNumber(index + 1)}${title}`),
    );
  },
});
