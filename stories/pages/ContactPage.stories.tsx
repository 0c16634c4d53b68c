import { expect } from 'storybook/test';
import { hours } from '../../brand/brand.ts';
import preview from '../../.storybook/preview.tsx';
import { ContactPage } from '../../src/pages/ContactPage/ContactPage.tsx';
import { site } from '../../src/site.ts';
import { fa } from '../../src/text/fa.ts';
import { formatPhone } from '../../src/text/format.ts';

const { contact } = fa;
const meta = preview.meta({ component: ContactPage });

export const Loaded = meta.story({
  name: '[§1.7] [§1.9] Loaded',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(site.address)).toBeVisible();
    for (const phone of site.phones) {
      await expect(canvas.getByRole('link', { name: formatPhone(phone) })).toHaveAttribute('href', `tel:${phone}`);
    }
    await expect(canvas.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(canvas.getByText(hours)).toBeVisible();
    for (const { name, href } of site.social) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const ShowsTheMap = meta.story({
  name: '[§1.9] The map loads on request in a sandboxed frame',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.showMap }));
    const frame = canvas.getByTitle<HTMLIFrameElement>(contact.map);
    await expect(new URL(frame.src).host).toBe('www.openstreetmap.org');
    await expect(frame.sandbox.contains('allow-scripts')).toBe(true);
    await expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
  },
});
