import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { BasketLink, Count } from '../../../src/components/layout/Header/BasketLink.tsx';
import { fa } from '../../../src/text/fa.ts';

/** سبد خرید در نوار بالا و کشو، با شمار دوره‌ها بر گوشه‌ی آن؛ شمار با نام آن گفته می‌شود، نه تنها با رنگ. صفر نشان داده نمی‌شود. شمار تازه، مانند اعلان، رنگ دیگری دارد. */
const meta = preview.meta({ component: BasketLink, args: { count: 3 } });

export const States = meta.story({
  name: 'پیوند سبد · همه حالت‌ها',
  render: sheet(BasketLink, 120, {
    پیش‌فرض: {},
    ...touched(),
    خالی: { count: 0 },
    'بسیار پر': { count: 128 },
    'شمار تازه': (
      <ActionIcon aria-label={fa.nav.notificationsWithCount(27)}>
        <IconBell size={24} stroke={1.8} aria-hidden />
        <Count value={27} alert />
      </ActionIcon>
    ),
  }),
  play: async ({ canvas }) => {
    // The count is at the inline end of the icon, which is the left side in Persian.
    const link = within(stateOf(canvas, 'پیش‌فرض')).getByRole('link', { name: fa.nav.basketWithCount(3) });
    const [icon, count] = [...link.querySelectorAll('svg, span[class*=count]')].map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (left + right) / 2;
    });
    await expect(count).toBeLessThan(icon ?? 0);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
