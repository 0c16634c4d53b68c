import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Header } from '../../../src/components/layout/Header/Header.tsx';
import { DepartmentsPanel } from '../../../src/components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { departments } from '../../fixtures.ts';

const user = { username: 'demo-student', picture: null };

const meta = preview.meta({
  title: 'Components/Layout/Header',
  component: Header,
  args: {
    user,
    basketCount: 0,
    departmentsOpened: false,
    onToggleDepartments: fn(),
    onOpenDrawer: fn(),
    onOpenMenu: fn(),
    onLogOut: fn(),
  },
});

export const SignedOut = meta.story({
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.nav.signUp })).toHaveAttribute('href', paths.signup);
    await expect(canvas.queryByRole('button', { name: fa.nav.logOut })).toBeNull();
  },
});

export const SignedIn = meta.story({
  args: { basketCount: 3, unreadCount: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: fa.nav.basketWithCount(3) })).toHaveAttribute('href', paths.basket);
    await expect(canvas.getByRole('link', { name: fa.nav.notificationsWithCount(2) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.nav.profileOf(user.username) })).toHaveAttribute(
      'href',
      paths.profile,
    );
    await expect(canvas.getByRole('button', { name: fa.nav.darkMode })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.logOut }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const BrokenPicture = meta.story({
  name: '[F57] A broken picture becomes the default one',
  args: { user: { username: 'demo-student', picture: '/no-such-picture.png' } },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('a[href="/prof"] img');
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/default-avatar.png'));
  },
});

export const MarksTheOpenPage = meta.story({
  parameters: { academy: { route: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.nav.courses })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: fa.nav.blogs })).not.toHaveAttribute('aria-current');
  },
});

export const DepartmentsOpened = meta.story({
  args: {
    departmentsOpened: true,
    departmentsPanel: <DepartmentsPanel state={{ status: 'ready', departments }} onClose={fn()} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: fa.nav.departments });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(args.onToggleDepartments).toHaveBeenCalledOnce();
  },
});
