import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { SyllabusHead } from '../../../src/components/syllabus/SyllabusHead/SyllabusHead.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses, lessons } from '../../fixtures.ts';

const flags = (done: number) => Array.from({ length: 12 }, (_, index) => index < done);
const [lesson] = lessons;

/** سرآغاز صفحه‌ی سرفصل‌ها: کدام دوره، چند فصل و درس، تا کجا آمده‌اید و با یک فشردن، ادامه. برای کسی که دوره را ندارد تنها عنوان و تصویر را نشان می‌دهد. */
const meta = preview.meta({
  component: SyllabusHead,
  args: {
    title: courses.plain.title,
    cover: courses.plain.cover,
    courseId: '1',
    outline: { chapters: 4, lessons: flags(5) },
    step: { lesson, isNew: false },
  },
});

export const States = meta.story({
  name: 'سرآغاز سرفصل‌ها · همه حالت‌ها',
  parameters: { axeRules: { 'landmark-no-duplicate-banner': false, 'page-has-heading-one': false } },
  render: sheet(SyllabusHead, 640, {
    'نیمه‌ی راه': {},
    تازه: { outline: { chapters: 4, lessons: flags(0) }, step: { lesson, isNew: true } },
    تمام: { outline: { chapters: 4, lessons: flags(12) }, step: { lesson: undefined, isNew: false } },
    'بدون دسترسی': { outline: undefined, step: undefined },
    'در راه': { title: undefined, cover: null, outline: undefined, step: undefined },
    'با کار دیگر': { children: <Button variant="default">{fa.learning.courseNotes}</Button> },
  }),
});

export const Numbers = meta.story({
  name: '[§1.14] Chapters and lessons are counted on one line, and only if there are any',
  globals: { viewport: { value: 'xs' } },
  render: (args) => (
    <>
      <article>
        <SyllabusHead {...args} />
      </article>
      <article>
        <SyllabusHead {...args} outline={undefined} />
      </article>
      <article>
        <SyllabusHead {...args} outline={{ chapters: 0, lessons: [] }} />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const [counted, loading, empty] = canvas.getAllByRole('heading');
    await expect(counted).toHaveTextContent(fa.learning.size(4, 12));
    await expect(counted?.clientHeight).toBe(loading?.clientHeight);
    await expect(empty).toHaveTextContent(loading?.textContent ?? '');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
