import { Skeleton } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { Loading } from '../../../src/components/feedback/Loading/Loading.tsx';
import { fa } from '../../../src/text/fa.ts';

/** نوشته‌ی یک اسکلت برای صفحه‌خوان؛ دیده نمی‌شود. بارگذاری بلند پس از دو ثانیه گفته می‌شود. به تنهایی به کار نمی‌رود. */
const meta = preview.meta({ component: Loading });

export const States = meta.story({
  name: 'در حال بارگذاری · همه حالت‌ها',
  render: sheet(Loading, 200, {
    پیش‌فرض: {},
    'هر اسکلت یک بار نام خود را می‌گوید.': {
      good: (
        <>
          <Skeleton h={40} />
          <Loading />
        </>
      ),
      bad: <Skeleton h={40} />,
    },
  }),
  play: ({ canvas }) => expect(stateOf(canvas, 'پیش‌فرض')).toHaveTextContent(fa.common.loading),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
