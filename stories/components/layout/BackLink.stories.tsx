import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BackLink } from '../../../src/components/layout/BackLink/BackLink.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Layout/BackLink',
  component: BackLink,
  parameters: {
    academy: { path: '/' },
    docs: {
      description: {
        component:
          'راه بازگشت به صفحه‌ی بالاتر، بالای عنوان صفحه. به یک نشانی معین می‌رود، نه به صفحه‌ی پیشینِ مرورگر. اگر مقصد روشن نیست، نام آن را به جای «بازگشت» بنویسید.',
      },
    },
  },
  args: { to: paths.courses },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پیوند بازگشت · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={220}>
      <State name="پیش‌فرض">
        <BackLink {...args} />
      </State>
      <Touched>
        <BackLink {...args} />
      </Touched>
      <State name="با نام مقصد">
        <BackLink {...args} text={fa.study.toSyllabus} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="پیکان بازگشت خلاف جهت خواندن است: در فارسی به راست."
      good={<BackLink {...args} />}
      bad={
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />}>
          {fa.common.back}
        </Button>
      }
    />
  ),
});

export const Default = meta.story();

export const Leads = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.common.back }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.courses);
  },
});

export const OwnText = meta.story({
  args: { to: paths.syllabus('3'), text: fa.study.toSyllabus },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.study.toSyllabus })).toHaveAttribute('href', paths.syllabus('3'));
  },
});

export const LeftToRight = meta.story({
  name: 'The arrow turns with the reading direction',
  globals: { direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});
