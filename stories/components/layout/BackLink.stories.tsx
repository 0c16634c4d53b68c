import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { BackLink, HelpLink } from '../../../src/components/layout/BackLink/BackLink.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** راه بازگشت به صفحه‌ی بالاتر، بالای عنوان صفحه. به یک نشانی معین می‌رود، نه به صفحه‌ی پیشینِ مرورگر. اگر مقصد روشن نیست، نام آن را به جای «بازگشت» بنویسید. */
const meta = preview.meta({ component: BackLink, parameters: { academy: { path: '/' } }, args: { to: paths.courses } });

export const States = meta.story({
  name: 'پیوند بازگشت · همه حالت‌ها',
  render: sheet(BackLink, 220, {
    پیش‌فرض: {},
    ...touched(),
    'با نام مقصد': { text: fa.study.toSyllabus },
    'جایی که کسی می‌ماند، راه کمک هم هست.': { good: <HelpLink />, bad: <>{fa.nav.contact}</> },
    'پیکان بازگشت خلاف جهت خواندن است: در فارسی به راست.': {
      good: {},
      bad: (
        <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden />}>
          {fa.common.back}
        </Button>
      ),
    },
  }),
  play: async ({ canvas }) => {
    const link = stateOf(canvas, 'پیش‌فرض');
    await expect(link.querySelector('a')).toHaveAttribute('href', paths.courses);
    // The arrow must point to the right, against the reading direction.
    await expect(link.querySelector('svg')).toHaveStyle({ transform: 'matrix(-1, 0, 0, -1, 0, 0)' });
  },
});

export const FromTheLeft = meta.story({
  globals: { direction: 'ltr' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveStyle({ transform: 'none' }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
