import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LessonNav } from '../../../src/components/syllabus/LessonNav/LessonNav.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';
import { Apart } from '../../sheets.tsx';

const [first, , last] = lessons;

const meta = preview.meta({
  title: 'Components/Syllabus/LessonNav',
  component: LessonNav,
  tags: ['autodocs'],
  args: { previous: first, next: last, courseId: '3' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'راه درس پیشین و پسین، زیر متن هر درس و از فصلی به فصل دیگر. در آغاز و پایان دوره یکی از آن‌ها نیست و جای دیگری عوض نمی‌شود. درس را تمام‌شده نشان نمی‌کند.',
      },
    },
  },
});

const long = {
  id: '14',
  title: 'از بردارهای ویژه تا تجزیه‌ی مقدارهای تکین، با نمونه‌هایی از فشرده‌سازی تصویر و پیشنهاد فیلم به بیننده‌ها '.repeat(
    2,
  ),
};

export const States = meta.story({
  name: 'درس قبلی و بعدی · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={560}>
      {[
        { name: 'پیش‌فرض' },
        { name: 'زیر اشاره‌گر', touch: 'hover' as const },
        { name: 'با فوکوس صفحه‌کلید', touch: 'focus-visible' as const },
        { name: 'فشرده', touch: 'active' as const },
        { name: 'نخستین درس', previous: undefined },
        { name: 'واپسین درس', next: undefined },
        { name: 'عنوان بلند', next: long },
      ].map(({ name, touch, ...neighbours }) => (
        <State key={name} name={name} {...(touch && { touch })}>
          <Apart name={name}>
            <LessonNav {...args} {...neighbours} />
          </Apart>
        </State>
      ))}
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="«بعدی» به چپ است، در جهت خواندن؛ هر دو نام درس را می‌گویند."
      good={<LessonNav {...args} />}
      bad={
        <Group justify="space-between" dir="ltr">
          <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />}>
            {fa.study.previousLesson}
          </Button>
          <Button variant="default" rightSection={<IconArrowRight size={18} aria-hidden />}>
            {fa.study.nextLesson}
          </Button>
        </Group>
      }
    />
  ),
});

export const Both = meta.story({
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole('link');
    await expect(previous).toHaveTextContent(fa.study.previousLesson);
    await expect(previous).toHaveAttribute('href', paths.lesson(first.id));
    await expect(next).toHaveTextContent(fa.study.nextLesson);
    await expect(next).toHaveAttribute('href', paths.lesson(last.id));
  },
});

export const Neither = meta.story({
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
