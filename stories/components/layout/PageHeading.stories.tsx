import { Button } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { PageHeading } from '../../../src/components/layout/PageHeading/PageHeading.tsx';
import { fa } from '../../../src/text/fa.ts';

const { courses } = fa;

/** عنوان نخست هر صفحه، با یک جمله‌ی زیر آن و کارهای صفحه در انتهای سطر. هر صفحه یک بار آن را دارد؛ برای بخش‌های درون صفحه به کار نمی‌رود. */
const meta = preview.meta({
  component: PageHeading,
  argTypes: {
    children: {
      options: ['هیچ', 'یک دکمه'],
      mapping: { هیچ: undefined, 'یک دکمه': <Button>{fa.filters.add}</Button> },
    },
  },
  args: { title: courses.title },
});

export const States = meta.story({
  name: 'عنوان صفحه · همه حالت‌ها',
  render: sheet(PageHeading, 520, {
    پیش‌فرض: {},
    'با جمله‌ی زیر عنوان': { title: courses.title, lead: fa.filters.found(26) },
    'با یک کار': { title: courses.title, lead: fa.filters.found(26), children: <Button>{fa.filters.add}</Button> },
    'عنوان بلند': {
      title: 'دوره‌ی جامع و کامل و بی‌کم‌وکاست '.repeat(4),
      lead: fa.filters.found(26),
      children: <Button>{fa.filters.add}</Button>,
    },
    'عنوان لاتین': { title: 'Introduction to Git and GitHub', lead: fa.filters.found(1) },
    'یک کار اصلی در هر صفحه؛ بقیه‌ی دکمه‌ها آرام‌اند.': {
      good: (
        <PageHeading title={courses.title}>
          <Button variant="default">{fa.filters.title}</Button>
          <Button>{fa.filters.add}</Button>
        </PageHeading>
      ),
      bad: (
        <PageHeading title={courses.title}>
          <Button>{fa.filters.title}</Button>
          <Button>{fa.filters.add}</Button>
        </PageHeading>
      ),
    },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
