import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet } from '../../../.storybook/sheet.tsx';
import { Notice } from '../../../src/components/feedback/Notice/Notice.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Screen } from './Screen.tsx';

const { connection, common } = fa;

const InAScreen = (args: ComponentProps<typeof Notice>) => (
  <Screen>
    <Notice {...args} />
  </Screen>
);

/** سخنی کوتاه در پایین صفحه درباره‌ی چیزی که خواسته شده و هنوز نرسیده است: بخشی که نیست، یا صفحه‌ای که در راه است. صفحه را جابه‌جا نمی‌کند. */
const meta = preview.meta({ component: Notice, args: { message: connection.partOffline, onClose: fn() } });

export const States = meta.story({
  name: 'اطلاع پایین صفحه · همه حالت‌ها',
  render: sheet(InAScreen, 420, {
    پیش‌فرض: {},
    'در راه': <InAScreen loading />,
    'با دکمه‌ها': { message: connection.pageGone, actions: <Button size="sm">{fa.errors.reload}</Button> },
    'متن بلند': { message: `${connection.pageGone} `.repeat(3) },
  }),
  play: (context) => press(context, 'پیش‌فرض', common.close, 'onClose'),
});
