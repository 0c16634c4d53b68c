import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MenuLinks } from '../../../src/components/layout/MenuLinks/MenuLinks.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { nav } = fa;

const meta = preview.meta({
  title: 'Components/Layout/MenuLinks',
  component: MenuLinks,
  parameters: { layout: 'padded' },
  args: { onFollow: fn(), onOpenDepartments: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
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
