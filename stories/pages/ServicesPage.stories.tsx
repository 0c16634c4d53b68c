import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ServicesPage } from '../../src/pages/ServicesPage/ServicesPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { servicesText } from '../../src/text/staticPages.ts';
import { elsewhere } from '../toasts.ts';

const academy = { route: paths.services, path: paths.services };
const meta = preview.meta({
  title: 'Pages/ServicesPage',
  component: ServicesPage,
  parameters: { layout: 'fullscreen', academy },
});

export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(servicesText.items.length);
  },
});

export const LeadsToTheContact = meta.story({
  name: '[§1.7] Leads to the contact',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.pages.services.toContact }));
    await expect((await elsewhere()).address).toBe(paths.contact);
  },
});
