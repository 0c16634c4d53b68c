import { Text, Title } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { DoDont } from '../../../.storybook/sheet.tsx';
import { Page } from '../../../src/components/layout/Page/Page.tsx';
import { fa } from '../../../src/text/fa.ts';

/** ستون مشترک همه‌ی صفحه‌ها: عنوان و محتوا هر جا باشند از همان لبه‌ای آغاز می‌شوند که نشان آکادمی. محتوای باریک هم لبه را جابه‌جا نمی‌کند و در میانه‌ی صفحه گذاشته نمی‌شود. */
const meta = preview.meta({ component: Page, args: { children: null } });

export const States = meta.story({
  name: 'صفحه · همه‌ی حالت‌ها',
  render: () => (
    <>
      <Page>
        <Title>{fa.about.title}</Title>
        <Text>{fa.about.why.text}</Text>
      </Page>
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
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
