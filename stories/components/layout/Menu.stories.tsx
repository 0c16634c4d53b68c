import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { At, press, sheet } from '../../../.storybook/sheet.tsx';
import { Menu } from '../../../src/components/layout/Menu/Menu.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { nav } = fa;

/** آنچه کشو و منوی موبایل نشان می‌دهند: همه‌ی پیوندهای سایت زیر هم، رنگ صفحه و اندازه‌ی متن، و ثبت‌نام و ورود یا خروج. «دپارتمان‌ها» پیوند نیست و فهرست نوار بالا را باز می‌کند. در نوار بالا به کار نمی‌رود. */
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
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [nav.home, paths.home],
      [nav.courses, paths.courses],
      [nav.blogs, paths.blogs],
      [nav.basket, paths.basket],
      [nav.notifications, paths.notifications],
      [nav.profile, paths.profile],
      [nav.about, paths.about],
      [nav.services, paths.services],
      [nav.contact, paths.contact],
      [nav.signUp, paths.signup],
      [nav.logIn, paths.login],
    ]);
    await userEvent.click(canvas.getByRole('link', { name: nav.blogs }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onOpenDepartments).not.toHaveBeenCalled();
  },
});
