import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { PartFailed } from '../../../src/components/feedback/LazyPart/PartFailed.tsx';
import { Notice } from '../../../src/components/feedback/Notice/Notice.tsx';
import { fa } from '../../../src/text/fa.ts';

const { connection, common } = fa;

const meta = preview.meta({
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component:
          'سخنی کوتاه در پایین صفحه درباره‌ی چیزی که خواسته شده و هنوز نرسیده است: بخشی که نیست، یا صفحه‌ای که در راه است. صفحه را جابه‌جا نمی‌کند.',
      },
    },
  },
  args: { message: connection.partOffline, onClose: fn() },
});

/** A screen in small: what is fixed stands at its foot. */
const Screen = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', height: 260, transform: 'translateZ(0)' }}>{children}</div>
);

export const States = meta.story({
  tags: ['visual'],
  name: 'اطلاع پایین صفحه · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={420}>
      <State name="پیش‌فرض">
        <Screen>
          <Notice {...args} />
        </Screen>
      </State>
      <State name="در راه">
        <Screen>
          <Notice loading />
        </Screen>
      </State>
      <State name="با دکمه‌ها">
        <Screen>
          <Notice message={connection.pageGone} actions={<Button size="sm">{fa.errors.reload}</Button>} />
        </Screen>
      </State>
      <State name="بخشی که بدون اینترنت نمی‌آید">
        <Screen>
          <PartFailed floating state="offline" onRetry={fn()} onClose={fn()} />
        </Screen>
      </State>
      <State name="بخشی که دیگر نیست، در جای خود">
        <PartFailed state="gone" onRetry={fn()} />
      </State>
      <State name="متن بلند">
        <Screen>
          <Notice message={`${connection.pageGone} `.repeat(3)} />
        </Screen>
      </State>
    </StateSheet>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(connection.partOffline);
    await userEvent.click(canvas.getByRole('button', { name: common.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const APartIsGone = meta.story({
  name: '[F63] A part that is gone can be tried again or given up',
  render: (args) => <PartFailed floating state="gone" onRetry={fn()} onClose={args.onClose ?? fn()} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(connection.partGone);
    await expect(canvas.getByRole('button', { name: common.retry })).toBeVisible();
    await expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
