import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { MenuLinks } from '../../../src/components/layout/MenuLinks/MenuLinks.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { Apart, At } from '../../sheets.tsx';

const { nav } = fa;

const meta = preview.meta({
  title: 'Components/Layout/MenuLinks',
  component: MenuLinks,
  parameters: {
    docs: {
      description: {
        component:
          'همه‌ی پیوندهای سایت زیر هم، در کشو و منوی موبایل. صفحه‌ی باز را نشان می‌دهد؛ «دپارتمان‌ها» پیوند نیست و فهرست نوار بالا را باز می‌کند. در نوار بالا به کار نمی‌رود.',
      },
    },
  },
  args: { onFollow: fn(), onOpenDepartments: fn() },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <MenuLinks {...args} />
    </div>
  ),
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پیوندهای منو · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={260}>
      <State name="پیش‌فرض، خانه باز است">
        <MenuLinks {...args} />
      </State>
      <State name="دوره‌ها باز است">
        <Apart name="دوره‌ها باز است">
          <At route={paths.courses}>
            <MenuLinks {...args} />
          </At>
        </Apart>
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <Apart name="زیر اشاره‌گر">
          <MenuLinks {...args} />
        </Apart>
      </State>
      <State name="با فوکوس صفحه‌کلید" touch="focus-visible">
        <Apart name="با فوکوس">
          <MenuLinks {...args} />
        </Apart>
      </State>
    </StateSheet>
  ),
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

const order: string[] = [];

export const Departments = meta.story({
  name: 'The departments open in the header, after the menu has closed',
  args: { onFollow: fn(() => void order.push('follow')), onOpenDepartments: fn(() => void order.push('departments')) },
  beforeEach: () => {
    order.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    await expect(order).toEqual(['follow', 'departments']);
  },
});

export const MarksTheOpenPage = meta.story({
  parameters: { academy: { route: paths.courses } },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(marked.map(({ textContent }) => textContent)).toEqual([nav.courses]);
  },
});
