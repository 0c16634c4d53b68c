import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'وقتی چیزی برای نمایش نیست: یک جمله و در صورت امکان راهی برای ادامه. در کارت و پنل اندازه‌ی کوچک آن به کار می‌رود. برای خطا نیست؛ خطا «حالت ناموفق» دارد.',
      },
    },
  },
  args: { text: fa.basket.empty },
  argTypes: {
    text: { control: 'text' },
    action: {
      control: 'select',
      options: ['none', 'button'],
      mapping: { none: undefined, button: <Button>{fa.basket.toCourses}</Button> },
    },
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'حالت خالی · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <EmptyState {...args} />
      </State>
      <State name="با راه ادامه">
        <EmptyState {...args} action={<Button>{fa.basket.toCourses}</Button>} />
      </State>
      <State name="کوچک، در کارت و پنل">
        <EmptyState text={fa.blog.noComments} compact />
      </State>
      <State name="متن بلند">
        <EmptyState text={'هنوز هیچ دوره‌ای با این مشخصات منتشر نشده است. '.repeat(6)} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: () => (
    <Rule
      rule="بگویید چه چیزی نیست و راه بعدی را کنارش بگذارید."
      good={<EmptyState text={fa.basket.empty} action={<Button>{fa.basket.toCourses}</Button>} />}
      bad={<EmptyState text="داده‌ای یافت نشد." />}
    />
  ),
});

export const Default = meta.story();

export const WithAWayOn = meta.story({
  args: { action: <Button>{fa.basket.toCourses}</Button> },
  play: async ({ canvas }) => {
    const text = canvas.getByText(fa.basket.empty).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: fa.basket.toCourses }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(text.bottom);
  },
});

export const Compact = meta.story({
  args: { text: fa.blog.noComments, compact: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(88);
  },
});
