import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { expect, fn, spyOn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { Loading, Notice, Notices, OfflineLine, PartFailed } from '../../../src/components/feedback/Notice/Notice.tsx';
import { fa } from '../../../src/text/fa.ts';

const { connection, common } = fa;

/**
 * Shows `children` in a small box, with the place of notices. The box's transform makes it the containing block of the
 * place, whose position is fixed.
 */
const inAScreen = (children: ReactNode) => (
  <div style={{ position: 'relative', height: 560, transform: 'translateZ(0)' }}>
    {children}
    <Notices />
  </div>
);

/** سخنی کوتاه در پایین صفحه درباره‌ی چیزی که خواسته شده و هنوز نرسیده است: بخشی که نیست، یا صفحه‌ای که در راه است. صفحه را جابه‌جا نمی‌کند. بدون اینترنت یک سطر آرام آنجاست که با برقراری اتصال می‌رود. بخشی که در صفحه جایی دارد، همان‌جا می‌گوید که نیامد. برای داده‌ای که نیامد نیست؛ آن «حالت ناموفق» است. */
const meta = preview.meta({
  component: Notice,
  args: { message: connection.partOffline, onClose: fn() },
  render: (args) => inAScreen(<Notice {...args} />),
});

const onRetry = fn();

export const States = meta.story({
  name: '[F63] [F66] اطلاع پایین صفحه · همه حالت‌ها',
  render: sheet(Notice, 420, {
    'همه روی هم': (args) =>
      inAScreen(
        <>
          <Notice {...args} />
          <Notice loading />
          <Notice
            {...args}
            message={`${connection.pageGone} `.repeat(3)}
            actions={<Button size="sm">{fa.errors.reload}</Button>}
          />
          <PartFailed state="gone" onRetry={onRetry} onClose={args.onClose ?? onRetry} floating />
        </>,
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
  }),
  play: async ({ args, canvas, userEvent }) => {
    const screen = stateOf(canvas, 'همه روی هم');
    const notices = [...screen.querySelectorAll('[data-notices] > *')];
    await expect(notices).toHaveLength(4);
    for (const [index, notice] of notices.entries())
      await expect(notice.getBoundingClientRect().bottom).toBeLessThan(
        notices[index + 1]?.getBoundingClientRect().top ?? Infinity,
      );
    await expect(notices[3]).toHaveTextContent(connection.partGone);
    await expect(stateOf(canvas, 'بدون اینترنت، تا برقراری آن')).toHaveTextContent(connection.offline);
    await userEvent.click(within(screen).getByRole('button', { name: common.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(within(screen).getAllByRole('button', { name: common.close })[0] as Element);
    await expect(args.onClose).toHaveBeenCalledOnce();
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
