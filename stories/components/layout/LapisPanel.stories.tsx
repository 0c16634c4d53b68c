import { Text } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { LapisPanel } from '../../../src/components/layout/Girih/LapisPanel.tsx';
import { fa } from '../../../src/text/fa.ts';

/** زمینه‌ی لاجوردی با گره‌چینی پشت آنچه سفید است: ورود، پوستر ویدیو، تصویر «درباره ما». در هر دو حالت روشن و تیره یکی است. برای متن‌های بلند نیست. */
const meta = preview.meta({ component: LapisPanel, args: { p: 'lg', children: <Text>{fa.brand.name}</Text> } });

export const States = meta.story({
  name: 'زمینه‌ی لاجوردی · همه حالت‌ها',
  render: sheet(LapisPanel, 360, { پیش‌فرض: {} }),
});
