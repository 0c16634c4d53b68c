import { Button } from '@mantine/core';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { ClosingPanel } from '../../../src/components/blog/BlogCard/ClosingPanel.tsx';
import { fa } from '../../../src/text/fa.ts';
import { learningText } from '../../../src/text/learning.ts';
import { blog } from '../../fixtures.ts';

/** بخشی از کارت مقاله که بسته می‌شود و به «صفحه اصلی» برمی‌گردد. پنجره نیست؛ در خود کارت باز می‌شود. */
const meta = preview.meta({ component: ClosingPanel, args: { children: blog.content, onClose: fn() } });

export const States = meta.story({
  name: 'بخش بسته‌شدنی · همه حالت‌ها',
  render: sheet(ClosingPanel, 320, {
    پیش‌فرض: {},
    ...touched(),
    'با دکمه‌ی دیگر': { actions: <Button variant="light">{learningText.share}</Button> },
  }),
  play: (context) => press(context, 'پیش‌فرض', fa.common.close, 'onClose'),
});
