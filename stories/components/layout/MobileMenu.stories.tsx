import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { MobileMenu } from '../../../src/components/layout/MobileMenu/MobileMenu.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** منوی تمام‌صفحه‌ی صفحه‌های کوچک (زیر ۶۰۰ پیکسل): پیوندها، سبد خرید، رنگ صفحه، اندازه‌ی متن و ثبت‌نام یا خروج. از ۶۰۰ پیکسل به بالا کشوی کناری جای آن را می‌گیرد. */
const meta = preview.meta({
  component: MobileMenu,
  parameters: framed(600),
  args: {
    opened: true,
    signedIn: true,
    unreadCount: 3,
    basketCount: 2,
    onClose: fn(),
    onLogOut: fn(),
    onOpenDepartments: fn(),
  },
  globals: { viewport: { value: 'xs' } },
});

export const Open = meta.story({
  name: '[§2.9] منوی موبایل · باز',
  play: async ({ userEvent, args }) => {
    const basket = await screen.findByRole('link', { name: fa.nav.basketWithCount(2) });
    await expect(basket).toHaveAttribute('href', paths.basket);
    await expect(screen.getByRole('link', { name: new RegExp(fa.nav.notifications) })).toHaveTextContent(
      '۳ خوانده‌نشده',
    );
    await userEvent.click(screen.getByRole('button', { name: fa.nav.departments }));
    await expect(args.onOpenDepartments).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.closeMenu }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
