import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MobileMenu } from '../../../src/components/layout/MobileMenu/MobileMenu.tsx';
import { SideDrawer } from '../../../src/components/layout/SideDrawer/SideDrawer.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const handlers = { onClose: fn(), onLogOut: fn(), onOpenDepartments: fn() };

const meta = preview.meta({
  title: 'Components/Layout/Menus',
  component: SideDrawer,
  args: { opened: true, signedIn: true, ...handlers },
});

export const Drawer = meta.story({
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: fa.brand.name });
    await waitFor(() => {
      const { right, width } = drawer.getBoundingClientRect();
      return expect({ right, width }).toEqual({ right: window.innerWidth, width: 280 });
    });
    await expect(screen.getByRole('link', { name: fa.nav.profile })).toHaveAttribute('href', paths.profile);
    await expect(screen.getByRole('button', { name: fa.nav.darkMode })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.logOut }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const DrawerSignedOut = meta.story({
  args: { signedIn: false },
  play: async () => {
    await expect(await screen.findByRole('link', { name: fa.nav.signUp })).toHaveAttribute('href', paths.signup);
  },
});

export const SmallScreenMenu = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: ({ opened, signedIn, ...args }) => (
    <MobileMenu opened={opened} signedIn={signedIn} basketCount={2} {...args} />
  ),
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('link', { name: fa.nav.basketWithCount(2) })).toHaveAttribute(
      'href',
      paths.basket,
    );
    await userEvent.click(screen.getByRole('button', { name: fa.nav.departments }));
    await expect(args.onOpenDepartments).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: fa.nav.closeMenu }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
