import { Box } from '@mantine/core';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { At, press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { Header } from '../../../src/components/layout/Header/Header.tsx';
import { DepartmentsPanel } from '../../../src/components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { departments } from '../../fixtures.ts';

const user = { username: 'demo-student', profilePicture: null };

const panel = <DepartmentsPanel departments={departments} toggle={{ current: null }} onClose={fn()} />;

/** نوار بالای همه‌ی صفحه‌ها: نشان، پیوندها، دپارتمان‌ها، سبد خرید و کاربر. خودش چیزی نمی‌داند و نمی‌گیرد؛ کاربر، شمارها و کارها را به آن بدهید. زیر ۹۶۰ پیکسل دکمه‌ی کشو و زیر ۶۰۰ پیکسل دکمه‌ی منوی موبایل جای پیوندها می‌آید. */
const meta = preview.meta({
  component: Header,
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
  name: '[§2.5] [§2.6] نوار بالا · همه حالت‌ها',
  render: sheet(Header, 1240, {
    'واردشده، سبد خالی': {},
    مهمان: { user: null },
    'دوره‌ها باز است، سبد پر، اعلان خوانده‌نشده': (args) => (
      <At route={paths.courses}>
        <Header {...args} basketCount={3} unreadCount={2} />
      </At>
    ),
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس صفحه‌کلید': ['focus-visible', {}],
    'دپارتمان‌ها باز است، سبد بسیار پر': (args) => (
      <Box mih={210}>
        <Header {...args} basketCount={128} departmentsOpened departmentsPanel={panel} />
      </Box>
    ),
  }),
  play: async (context) => {
    const { getByRole } = within(stateOf(context.canvas, 'دوره‌ها باز است، سبد پر، اعلان خوانده‌نشده'));
    await expect(getByRole('link', { name: fa.nav.basketWithCount(3) })).toHaveAttribute('href', paths.basket);
    await expect(getByRole('link', { name: fa.nav.notificationsWithCount(2) })).toBeVisible();
    await expect(getByRole('link', { name: fa.nav.profileOf(user.username) })).toHaveAttribute('href', paths.profile);
    await expect(getByRole('button', { name: fa.nav.darkMode })).toBeVisible();
    await press(context, 'واردشده، سبد خالی', fa.nav.logOut, 'onLogOut');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
