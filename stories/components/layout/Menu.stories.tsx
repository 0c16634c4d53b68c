import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { At, framed, overlaid, press, sheet } from '../../../.storybook/sheet.tsx';
import { Menu, MobileMenu, SideDrawer } from '../../../src/components/layout/Menu/Menu.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { nav } = fa;

/** آنچه کشو و منوی موبایل نشان می‌دهند: همه‌ی پیوندهای سایت زیر هم، رنگ صفحه و اندازه‌ی متن، و ثبت‌نام و ورود یا خروج. کشوی سمت راست با پهنای ۲۸۰ پیکسل برای ۶۰۰ تا ۹۶۰ پیکسل است، منوی تمام‌صفحه برای کمتر از آن. «دپارتمان‌ها» پیوند نیست و فهرست نوار بالا را باز می‌کند. در نوار بالا به کار نمی‌رود. */
const meta = preview.meta({
  component: Menu,
  parameters: { academy: { path: '/' } },
  args: { signedIn: false, onClose: fn(), onOpenDepartments: fn(), onLogOut: fn() },
});

export const States = meta.story({
  name: 'منو · همه حالت‌ها',
  render: sheet(Menu, 260, {
    'مهمان، خانه باز است': {},
    'واردشده، دوره‌ها باز است': (args) => (
      <At route={paths.courses}>
        <Menu {...args} signedIn unreadCount={3} />
      </At>
    ),
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس صفحه‌کلید': ['focus-visible', {}],
  }),
  play: (context) => press(context, 'واردشده، دوره‌ها باز است', nav.logOut, 'onClose', 'onLogOut'),
});

export const LeadsEverywhere = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { home, courses, blogs, basket, notifications, profile, about, services, contact, signup, login } = paths;
    const everywhere = [home, courses, blogs, basket, notifications, profile, about, services, contact, signup, login];
    await expect(links).toEqual(everywhere);
    await userEvent.click(canvas.getByRole('link', { name: nav.blogs }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onOpenDepartments).not.toHaveBeenCalled();
  },
});

export const Drawer = meta.story({
  tags: ['visual'],
  name: '[§1.6] [§2.8] [§9.8] کشوی کناری · باز',
  parameters: overlaid(600),
  globals: { viewport: { value: 'sm' } },
  args: { signedIn: true },
  render: (args) => <SideDrawer {...args} opened />,
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: fa.brand.name });
    await waitFor(() => {
      const { right, width } = drawer.getBoundingClientRect();
      return expect({ right, width }).toEqual({ right: window.innerWidth, width: 280 });
    });
    await expect(screen.getByRole('link', { name: fa.nav.profile })).toHaveAttribute('href', paths.profile);
    await expect(screen.getByRole('radiogroup', { name: fa.display.scheme })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.logOut }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const FullScreen = meta.story({
  tags: ['visual'],
  name: '[§2.9] منوی موبایل · باز',
  parameters: framed(600),
  globals: { viewport: { value: 'xs' } },
  args: { signedIn: true, unreadCount: 3 },
  render: (args) => <MobileMenu {...args} opened />,
  play: async ({ userEvent, args }) => {
    const basket = await screen.findByRole('link', { name: fa.nav.basket });
    await expect(basket).toHaveAttribute('href', paths.basket);
    await expect(screen.getByRole('link', { name: `${fa.nav.notifications} ۳ خوانده‌نشده` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.departments }));
    await expect(args.onOpenDepartments).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.closeMenu }));
    await userEvent.click(basket);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
