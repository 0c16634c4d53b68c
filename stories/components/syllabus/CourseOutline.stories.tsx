import { Paper } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseOutline } from '../../../src/components/syllabus/CourseOutline/CourseOutline.tsx';
import { fa } from '../../../src/text/fa.ts';
import { studied } from '../../fixtures.ts';

const OutlineInPaper = (args: ComponentProps<typeof CourseOutline>) => (
  <Paper withBorder h={420} maw={352} style={{ overflow: 'hidden' }}>
    <CourseOutline {...args} />
  </Paper>
);

const LowOutline = (args: ComponentProps<typeof CourseOutline>) => (
  <Paper withBorder h={200} maw={352} style={{ overflow: 'hidden' }}>
    <CourseOutline {...args} />
  </Paper>
);

/** همه‌ی درس‌های دوره کنار درسی که باز است، در جعبه‌ای که خودش می‌لغزد و درس باز را در دید می‌آورد. از پهنای ۱۲۸۰ کنار درس و در پهناهای کمتر در برگه‌ای از پایین می‌نشیند. */
const meta = preview.meta({
  component: CourseOutline,
  args: { chapters: studied(2), courseId: '1', current: '13' },
  render: OutlineInPaper,
});

export const States = meta.story({
  name: 'فهرست دوره · همه حالت‌ها',
  render: sheet(OutlineInPaper, 340, {
    آغاز: { chapters: studied(0), current: '11' },
    'میان راه': { chapters: studied(2), current: '13' },
    پایان: { chapters: studied(6), current: '16' },
  }),
});

export const ScrollsToTheOpenLesson = meta.story({
  name: '[§10.2] Scrolls to the open lesson',
  args: { current: '16' },
  render: LowOutline,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('navigation', { name: fa.learning.outline });
    const row = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1);
  },
});

export const StartsAtTheChapter = meta.story({
  name: '[§10.2] The heading of the open chapter is at the top',
  args: { current: '14' },
  render: LowOutline,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('navigation', { name: fa.learning.outline });
    const chapter = canvas.getByRole('link', { current: 'page' }).closest('[data-chapter]');
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    const bottom = box.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs((chapter?.getBoundingClientRect().top ?? 0) - bottom)).toBeLessThan(2);
  },
});

export const EncodedId = meta.story({
  name: '[F29] [§10.2] Scrolls to a lesson whose id has to be encoded',
  render: LowOutline,
  args: {
    current: "16'b",
    chapters: studied(0).map((chapter, index, all) =>
      index < all.length - 1
        ? chapter
        : { ...chapter, lessons: chapter.lessons.map((lesson) => ({ ...lesson, id: `${lesson.id}'b` })) },
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('navigation', { name: fa.learning.outline });
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
