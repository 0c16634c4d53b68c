import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { PartFailed } from '../../../src/components/feedback/LazyPart/PartFailed.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Screen } from './Screen.tsx';

/** به جای بخشی از برنامه که نیامد: چرا، و راه تلاش دوباره. آنچه جایی در صفحه ندارد، مانند پنجره، پایین صفحه شناور می‌شود. برای داده‌ای که نیامد نیست؛ آن «سطر ناموفق» است. */
const meta = preview.meta({ component: PartFailed, args: { state: 'gone' as const, onRetry: fn(), onClose: fn() } });

export const States = meta.story({
  name: 'بخش نیامده · همه حالت‌ها',
  render: sheet(PartFailed, 420, {
    'دیگر نیست': {},
    'بدون اینترنت': { state: 'offline' },
    شناور: (args) => (
      <Screen>
        <PartFailed {...args} floating />
      </Screen>
    ),
  }),
});

export const GivenUp = meta.story({
  name: '[F63] A part that is gone can be tried again or given up',
  args: { floating: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.connection.partGone);
    await expect(canvas.getByRole('button', { name: fa.common.retry })).toBeVisible();
    await expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.common.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
