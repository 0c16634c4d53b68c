import { Paper } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LessonList } from '../../../src/components/syllabus/LessonList/LessonList.tsx';
import { learningText } from '../../../src/text/learning.ts';
import { studied } from '../../fixtures.ts';
import { Touched } from '../../sheets.tsx';

const lessonsOf = (done: number) => studied(done)[0]?.lessons ?? [];

const meta = preview.meta({
  title: 'Components/Syllabus/LessonList',
  component: LessonList,
  args: { lessons: lessonsOf(1), from: 1, courseId: '1' },
  parameters: {
    academy: { path: '/' },
    docs: {
      description: {
        component:
          'درس‌های یک فصل با شماره‌ی پیوسته در دوره. درس تمام‌شده نشان دارد و درس باز، یا درسی که نوبت آن است، با نوار و وزن از دیگران جدا می‌شود، نه تنها با رنگ.',
      },
    },
  },
  render: (args) => (
    <Paper withBorder>
      <LessonList {...args} />
    </Paper>
  ),
});

export const States = meta.story({
  name: 'فهرست درس‌ها · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={360}>
      <State name="هیچ‌کدام تمام نیست">
        <LessonList {...args} lessons={lessonsOf(0)} />
      </State>
      <State name="یکی تمام، یکی باز">
        <LessonList {...args} current="12" />
      </State>
      <Touched>
        <LessonList {...args} />
      </Touched>
      <State name="فشرده، کنار درس">
        <LessonList {...args} current="12" dense />
      </State>
      <State name="شماره‌های دورتر">
        <LessonList {...args} from={118} />
      </State>
    </StateSheet>
  ),
});

export const MarksWhatIsDone = meta.story({
  args: { current: '12' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(canvas.getByRole('link', { name: new RegExp(learningText.done) })).toBe(links[0]);
  },
});
