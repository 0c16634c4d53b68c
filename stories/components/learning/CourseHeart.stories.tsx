import { Paper, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { CourseHeart, SaveButton } from '../../../src/components/learning/CourseHeart/CourseHeart.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';
import { elsewhere, expectToast } from '../../toasts.ts';

const { plain } = courses;

const OnACard = (args: ComponentProps<typeof CourseHeart>) => (
  <Paper withBorder pos="relative" p="md" maw={280}>
    <Text>{args.course.department_name}</Text>
    <CourseHeart {...args} />
  </Paper>
);

/** قلب کارت دوره که آن را در پروفایل نگه می‌دارد. برای دوره‌ی خریده‌شده نیست. در صفحه‌ی خود دوره دکمه‌ی با نوشته‌ی «نشان کردن دوره» جای آن است. */
const meta = preview.meta({
  component: CourseHeart,
  args: { course: plain },
  parameters: { academy: { user: 'demo-student', route: paths.courses, path: paths.courses } },
  render: (args) => <OnACard {...args} />,
});

export const States = meta.story({
  name: 'قلب کارت دوره · همه حالت‌ها',
  parameters: { academy: { user: 'demo-student', learning: { saved: { [courses.free.id]: true } } } },
  render: sheet(OnACard, 240, {
    پیش‌فرض: {},
    نگه‌داشته: { course: { ...plain, id: courses.free.id } },
    ...touched(),
    'با نوشته، در صفحه‌ی دوره': <SaveButton courseId={plain.id} />,
    'با نوشته، نگه‌داشته': <SaveButton courseId={courses.free.id} />,
  }),
});

export const Saves = meta.story({
  name: '[§10.13] Saves and removes the course',
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: fa.learning.saveOf(plain.title) });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const AsksAVisitorToLogIn = meta.story({
  name: '[§10.13] A visitor logs in and returns to the same search',
  parameters: { academy: { user: 'demo-student', route: `${paths.courses}?q=x&free=true`, path: paths.courses } },
  beforeEach: ({ academy: { session } }) => session.logOut(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectToast(fa.learning.logInToSave, 'info', 'page');
    await expect(await elsewhere()).toEqual({
      address: paths.login,
      state: { from: `${paths.courses}?q=x&free=true` },
    });
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
