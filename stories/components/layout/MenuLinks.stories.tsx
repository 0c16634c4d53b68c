import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { At, sheet } from '../../../.storybook/sheet.tsx';
import { MenuLinks } from '../../../src/components/layout/MenuLinks/MenuLinks.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { nav } = fa;

/** همه‌ی پیوندهای سایت زیر هم، در کشو و منوی موبایل. صفحه‌ی باز را نشان می‌دهد؛ «دپارتمان‌ها» پیوند نیست و فهرست نوار بالا را باز می‌کند. در نوار بالا به کار نمی‌رود. */
const meta = preview.meta({ component: MenuLinks, args: { onFollow: fn(), onOpenDepartments: fn() } });

export const States = meta.story({
  name: 'پیوندهای منو · همه حالت‌ها',
  render: sheet(MenuLinks, 260, {
    'پیش‌فرض، خانه باز است': {},
    'دوره‌ها باز است': (args) => (
      <At route={paths.courses}>
        <MenuLinks {...args} />
      </At>
    ),
    'زیر اشاره‌گر': ['hover', {}],
    'با فوکوس صفحه‌کلید': ['focus-visible', {}],
  }),
});

export const Default = meta.story({
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
    ]);
    await userEvent.click(canvas.getByRole('link', { name: nav.blogs }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onOpenDepartments).not.toHaveBeenCalled();
  },
});
