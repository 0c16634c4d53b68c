import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { SkipLink } from '../../../src/components/layout/SkipLink/SkipLink.tsx';

/** نخستین ایستگاه صفحه‌کلید در هر صفحه: از نوار بالا می‌گذرد و به محتوای اصلی می‌رود. تا فوکوس نگیرد دیده نمی‌شود و جایی در صفحه نمی‌گیرد. */
const meta = preview.meta({ component: SkipLink });

// The transform makes this element the containing block of the fixed link.
const InAWindow = () => (
  <div style={{ transform: 'translate(0)', minHeight: 64, overflow: 'hidden' }}>
    <SkipLink />
  </div>
);

export const States = meta.story({
  name: 'پرش به محتوای اصلی · همه حالت‌ها',
  render: sheet(InAWindow, 260, { 'پیش‌فرض، پنهان': {}, 'با فوکوس صفحه‌کلید': focused() }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
