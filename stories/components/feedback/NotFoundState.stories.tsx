import { Button } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { NotFoundState } from '../../../src/components/feedback/NotFoundState/NotFoundState.tsx';
import { fa } from '../../../src/text/fa.ts';

/** به جای صفحه، وقتی نشانی، دوره یا درسی وجود ندارد. همیشه راهی برای ادامه دارد. برای چیزی که هست و بارگذاری نشد «خطای صفحه» به کار می‌رود. */
const meta = preview.meta({
  component: NotFoundState,
  args: { text: fa.errors.unknownRoute },
  argTypes: { action: { control: false } },
});

export const States = meta.story({
  name: 'پیدا نشد · همه حالت‌ها',
  render: sheet(NotFoundState, 320, {
    پیش‌فرض: {},
    'با متن و راه دیگر': { text: fa.course.notFound, action: <Button>{fa.basket.toCourses}</Button> },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
