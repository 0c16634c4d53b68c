import { Button } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState.tsx';
import { fa } from '../../../src/text/fa.ts';

/** وقتی چیزی برای نمایش نیست: یک جمله و در صورت امکان راهی برای ادامه. در کارت و پنل اندازه‌ی کوچک آن به کار می‌رود. برای خطا نیست؛ خطا «حالت ناموفق» دارد. */
const meta = preview.meta({
  component: EmptyState,
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
  name: 'حالت خالی · همه حالت‌ها',
  render: sheet(EmptyState, 280, {
    پیش‌فرض: {},
    'با راه ادامه': { action: <Button>{fa.basket.toCourses}</Button> },
    'کوچک، در کارت و پنل': { text: fa.blog.noComments, compact: true },
    'با دو جمله': { text: fa.filters.noMatch },
    'متن بلند': { text: 'هنوز هیچ دوره‌ای با این مشخصات منتشر نشده است. '.repeat(6) },
    'بگویید چه چیزی نیست و راه بعدی را کنارش بگذارید.': {
      good: { text: fa.basket.empty, action: <Button>{fa.basket.toCourses}</Button> },
      bad: { text: 'داده‌ای یافت نشد.' },
    },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
