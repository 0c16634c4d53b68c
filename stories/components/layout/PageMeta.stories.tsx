import { Card, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { PageMeta } from '../../../src/components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../../src/text/fa.ts';

/** عنوان سند و توضیح آن را برای موتورهای جستجو و پیش‌نمایش پیوند می‌نویسد. چیزی نشان نمی‌دهد؛ هر صفحه یکی دارد و نام آکادمی خودش افزوده می‌شود. */
const meta = preview.meta({
  component: PageMeta,
  args: { title: fa.courses.title },
  argTypes: { title: { control: false }, description: { control: false } },
});

/** Shows the `<head>` tags that the component renders. */
function Written(props: ComponentProps<typeof PageMeta>) {
  const head = new DOMParser().parseFromString(renderToStaticMarkup(<PageMeta {...props} />), 'text/html');
  return (
    <Card>
      <Text fw={700} lineClamp={2}>
        {head.title}
      </Text>
      <Text size="sm" c="dimmed">
        {head.querySelector('meta')?.content}
      </Text>
    </Card>
  );
}

export const States = meta.story({
  name: '[F26] عنوان و توضیح سند · همه حالت‌ها',
  render: sheet(PageMeta, 280, {
    'با نام صفحه': (args) => <Written {...args} />,
    'بدون نام: تنها نام آکادمی': <Written />,
    'با توضیح خود صفحه': <Written title={fa.nav.departments} description={fa.brand.lead} />,
    'نام آکادمی خودش افزوده می‌شود؛ آن را ننویسید.': {
      good: (args) => <Written {...args} />,
      bad: <Written title={fa.brand.title(fa.courses.title)} />,
    },
    'نام بلند': <Written title={'دوره‌ی جامع و کامل و بی‌کم‌وکاست '.repeat(4)} />,
    'نامی که جهت نوشته را وارونه می‌کند': <Written title={'\u202Eجبر خطی'} />,
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'نام بلند')).toHaveTextContent('…');
    await expect(stateOf(canvas, 'نامی که جهت نوشته را وارونه می‌کند')).not.toHaveTextContent('\u202E');
    await expect(stateOf(canvas, 'با نام صفحه')).toHaveTextContent(fa.brand.title(fa.courses.title));
    await expect(canvas.getByText(fa.brand.lead)).toBeVisible();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
