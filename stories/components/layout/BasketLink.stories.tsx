import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { BasketLink } from '../../../src/components/layout/Header/BasketLink.tsx';
import { fa } from '../../../src/text/fa.ts';

/** سبد خرید در نوار بالا و کشو، با شمار دوره‌ها؛ شمار با نام آن گفته می‌شود، نه تنها با رنگ. */
const meta = preview.meta({ component: BasketLink, args: { count: 3, onClick: fn() } });

export const States = meta.story({
  name: 'پیوند سبد · همه حالت‌ها',
  render: sheet(BasketLink, 180, { پیش‌فرض: {}, ...touched(), خالی: { count: 0 }, 'بسیار پر': { count: 128 } }),
  play: (context) => press(context, 'پیش‌فرض', fa.nav.basketWithCount(3), 'onClick'),
});
