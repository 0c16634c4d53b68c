import { Box } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { Header } from '../../../src/components/layout/Header/Header.tsx';
import { DepartmentsPanel } from '../../../src/components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { departments } from '../../fixtures.ts';
import { Apart, At } from '../../sheets.tsx';

const user = { username: 'demo-student', picture: null };

const panel = <DepartmentsPanel state={{ status: 'ready', departments }} toggle={{ current: null }} onClose={fn()} />;

const meta = preview.meta({
  title: 'Components/Layout/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'نوار بالای همه‌ی صفحه‌ها: نشان، پیوندها، دپارتمان‌ها، سبد خرید و کاربر. خودش چیزی نمی‌داند و نمی‌گیرد؛ کاربر، شمارها و کارها را به آن بدهید. زیر ۹۶۰ پیکسل دکمه‌ی کشو و زیر ۶۰۰ پیکسل دکمه‌ی منوی موبایل جای پیوندها می‌آید.',
      },
    },
  },
  args: {
    user,
    basketCount: 0,
    departmentsOpened: false,
    onToggleDepartments: fn(),
    onOpenSearch: fn(),
    onOpenDrawer: fn(),
    onOpenMenu: fn(),
    onLogOut: fn(),
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نوار بالا · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={1240}>
      <State name="واردشده، سبد خالی">
        <Header {...args} />
      </State>
      <State name="مهمان">
        <Apart name="مهمان">
          <Header {...args} user={null} />
        </Apart>
      </State>
      <State name="دوره‌ها باز است، سبد پر، اعلان خوانده‌نشده">
        <Apart name="دوره‌ها باز است">
          <At route={paths.courses}>
            <Header {...args} basketCount={3} unreadCount={2} />
          </At>
        </Apart>
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <Apart name="زیر اشاره‌گر">
          <Header {...args} />
        </Apart>
      </State>
      <State name="با فوکوس صفحه‌کلید" touch="focus-visible">
        <Apart name="با فوکوس">
          <Header {...args} />
        </Apart>
      </State>
      <State name="دپارتمان‌ها باز است، سبد بسیار پر">
        <Apart name="دپارتمان‌ها باز است">
          <Box mih={210}>
            <Header {...args} basketCount={128} departmentsOpened departmentsPanel={panel} />
          </Box>
        </Apart>
      </State>
    </StateSheet>
  ),
});

export const SignedOut = meta.story({
  name: '[§2.5] Signed out',
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.nav.signUp })).toHaveAttribute('href', paths.signup);
    await expect(canvas.queryByRole('button', { name: fa.nav.logOut })).toBeNull();
  },
});

export const SignedIn = meta.story({
  name: '[§2.5] [§2.6] Signed in',
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
  name: '[F57] [§2.51] [§9.10] A broken picture becomes the default one',
  args: { user: { username: 'demo-student', picture: '/no-such-picture.png' } },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('a[href="/prof"] img');
    await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/\/default-avatar\.png$/)));
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
  args: { departmentsOpened: true, departmentsPanel: panel },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: fa.nav.departments });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(args.onToggleDepartments).toHaveBeenCalledOnce();
  },
});
