import { Paper } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
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
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
