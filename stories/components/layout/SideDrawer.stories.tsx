import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { SideDrawer } from '../../../src/components/layout/SideDrawer/SideDrawer.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { laterText } from '../../../src/text/later.ts';

/** کشوی سمت راست با پهنای ۲۸۰ پیکسل برای صفحه‌های میانه (۶۰۰ تا ۹۶۰ پیکسل): پیوندها، رنگ صفحه، اندازه‌ی متن و ثبت‌نام یا خروج. فوکوس را درون خود نگه می‌دارد و با Escape بسته می‌شود. */
const meta = preview.meta({
  component: SideDrawer,
  parameters: framed(600),
  globals: { viewport: { value: 'sm' } },
  args: { opened: true, signedIn: true, onClose: fn(), onLogOut: fn(), onOpenDepartments: fn() },
});

export const Open = meta.story({
  name: '[§1.6] [§2.8] [§9.8] کشوی کناری · باز',
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: fa.brand.name });
    await waitFor(() => {
      const { right, width } = drawer.getBoundingClientRect();
      return expect({ right, width }).toEqual({ right: window.innerWidth, width: 280 });
    });
    await expect(screen.getByRole('link', { name: fa.nav.profile })).toHaveAttribute('href', paths.profile);
    await expect(screen.getByRole('radiogroup', { name: laterText.display.scheme })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.logOut }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});
