import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ServicesPage } from '../../src/pages/ServicesPage/ServicesPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

const academy = { route: paths.services, path: paths.services };
const meta = preview.meta({ component: ServicesPage, parameters: { academy } });

export const Loaded = meta.story({
  name: '[§1.7] Loaded',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fa.services.items.length);
    const free = canvas.getByRole('link', { name: 'دوره‌های رایگان' });
    await expect(free).toHaveAttribute('href', `${paths.courses}?free=true`);
    const onward = canvas.getByRole('link', { name: fa.services.toContact });
    await expect(onward).toHaveAttribute('href', paths.contact);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const icon = card.firstElementChild?.getBoundingClientRect();
      const title = within(card).getByRole('heading').getBoundingClientRect();
      // On a right-to-left page, the title beside the icon is to the left of the icon.
      await expect(title.right).toBeLessThan(icon?.left ?? 0);
    }
  },
});

export const Touched = meta.story({
  name: 'Hovered cards with focused links',
  tags: ['visual'],
  parameters: { pseudo: { hover: 'li', focusVisible: 'a' } },
});
