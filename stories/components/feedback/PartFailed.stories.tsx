import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { PartFailed } from '../../../src/components/feedback/LazyPart/PartFailed.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Screen } from './Screen.tsx';

/** به جای بخشی از برنامه که نیامد: چرا، و راه تلاش دوباره. آنچه جایی در صفحه ندارد، مانند پنجره، پایین صفحه شناور می‌شود. برای داده‌ای که نیامد نیست؛ آن «سطر ناموفق» است. */
const meta = preview.meta({ component: PartFailed, args: { state: 'gone' as const, onRetry: fn(), onClose: fn() } });

export const States = meta.story({
  name: '[F63] بخش نیامده · همه حالت‌ها',
  render: sheet(PartFailed, 420, {
    'دیگر نیست': {},
    'بدون اینترنت': { state: 'offline' },
    شناور: (args) => (
      <Screen>
        <PartFailed {...args} floating />
      </Screen>
    ),
  }),
  play: async (context) => {
    await expect(stateOf(context.canvas, 'شناور')).toHaveTextContent(fa.connection.partGone);
    await press(context, 'شناور', fa.common.retry, 'onRetry');
    await press(context, 'شناور', fa.common.close, 'onClose');
  },
});
