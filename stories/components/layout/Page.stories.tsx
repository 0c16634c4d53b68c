import { Text, Title } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont } from '../../../.storybook/sheet.tsx';
import { Page } from '../../../src/components/layout/Page/Page.tsx';
import { fa } from '../../../src/text/fa.ts';

/** ستون مشترک همه‌ی صفحه‌ها: عنوان و محتوا هر جا باشند از همان لبه‌ای آغاز می‌شوند که نشان آکادمی. narrow برای خواندن و پر کردن است و لبه را جابه‌جا نمی‌کند؛ محتوا در میانه‌ی صفحه گذاشته نمی‌شود. */
const meta = preview.meta({ component: Page, args: { children: null } });

const content = (order: 1 | 2) => (
  <>
    <Title order={order}>{fa.about.title}</Title>
    <Text>{fa.about.why.text}</Text>
  </>
);

export const States = meta.story({
  name: 'صفحه · پهن و باریک',
  render: () => (
    <>
      <Page>{content(1)}</Page>
      <Page narrow>{content(2)}</Page>
      <DoDont
        rule="محتوا باریک می‌شود، لبه جابه‌جا نمی‌شود."
        good={<Text maw="70%">{fa.about.why.text}</Text>}
        bad={
          <Text w="70%" mx="auto">
            {fa.about.why.text}
          </Text>
        }
      />
    </>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect().right);
    await expect(new Set(edges).size).toBe(1);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
