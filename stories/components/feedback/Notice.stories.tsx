import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { Loading, Notice, OfflineLine, PartFailed } from '../../../src/components/feedback/Notice/Notice.tsx';
import { fa } from '../../../src/text/fa.ts';

const { connection, common } = fa;

/** Wraps `children` in a small box. Its transform makes the box the containing block of fixed elements inside. */
const inAScreen = (children: ReactNode) => (
  <div style={{ position: 'relative', height: 260, transform: 'translateZ(0)' }}>{children}</div>
);

/** سخنی کوتاه در پایین صفحه درباره‌ی چیزی که خواسته شده و هنوز نرسیده است: بخشی که نیست، یا صفحه‌ای که در راه است. صفحه را جابه‌جا نمی‌کند. بدون اینترنت یک سطر آرام آنجاست که با برقراری اتصال می‌رود. بخشی که در صفحه جایی دارد، همان‌جا می‌گوید که نیامد. برای داده‌ای که نیامد نیست؛ آن «حالت ناموفق» است. */
const meta = preview.meta({ component: Notice, args: { message: connection.partOffline, onClose: fn() } });

const onRetry = fn();

export const States = meta.story({
  name: '[F63] [F66] اطلاع پایین صفحه · همه حالت‌ها',
  render: sheet(Notice, 420, {
    پیش‌فرض: (args) => inAScreen(<Notice {...args} />),
    'در راه': inAScreen(<Notice loading />),
    'با دکمه‌ها، متن بلند': (args) =>
      inAScreen(
        <Notice
          {...args}
          message={`${connection.pageGone} `.repeat(3)}
          actions={<Button size="sm">{fa.errors.reload}</Button>}
        />,
      ),
    'بدون اینترنت، تا برقراری آن': <OfflineLine online={false} />,
    'با اینترنت': <OfflineLine online />,
    'بخشی که دیگر نیست': <PartFailed state="gone" onRetry={onRetry} />,
    'بخش، بدون اینترنت': <PartFailed state="offline" onRetry={onRetry} />,
    'جای خالیِ آنچه در راه است، برای صفحه‌خوان هم نامی دارد.': {
      good: (
        <>
          <Loading />
          <Skeleton h={24} />
        </>
      ),
      bad: <Skeleton h={24} />,
    },
    'بخش، شناور': ({ onClose = onRetry }) =>
      inAScreen(<PartFailed state="gone" onRetry={onRetry} onClose={onClose} floating />),
  }),
  play: async (context) => {
    await expect(stateOf(context.canvas, 'بخش، شناور')).toHaveTextContent(connection.partGone);
    await expect(stateOf(context.canvas, 'بدون اینترنت، تا برقراری آن')).toHaveTextContent(connection.offline);
    await press(context, 'بخش، شناور', common.retry);
    await expect(onRetry).toHaveBeenCalledOnce();
    await press(context, 'بخش، شناور', common.close, 'onClose');
  },
});

export const LoadingOffline = meta.story({
  name: '[F101] [§11.1] While offline, a skeleton says that there is no connection',
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  render: () => <Loading />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(connection.partOffline, {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByText(common.loading)).toBeNull();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
