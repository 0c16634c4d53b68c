import { afterEach, expect, test, vi } from 'vitest';
import { address, name } from '../brand/brand.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = async () => (await import('./site.ts')).site;

const shipped: string = 'آکادمی آنلاین';

// This test is skipped for other brands, because they have real contact data.
test.skipIf(name !== shipped)(
  '[§1.8] the default contact data are invented, with unused numbers and hosts',
  async () => {
    const site = await load();
    expect(site.phones).toHaveLength(2);
    for (const phone of site.phones) expect(phone).toMatch(/^\+98210{7}\d$/);
    for (const each of [site.email, ...site.social.map(({ href }) => new URL(href).host)])
      expect(each).toMatch(/\.example$/);
  },
);

test('[§1.8] a deployment can set its own contact data, and empty values count as unset', async () => {
  vi.stubEnv('VITE_CONTACT_PHONES', '+982122334455, +982122334456');
  vi.stubEnv('VITE_CONTACT_EMAIL', 'office@academy.test');
  vi.stubEnv('VITE_CONTACT_SOCIAL', 'آپارات=https://aparat.test/a?b=c');
  vi.stubEnv('VITE_CONTACT_PLACE', '36.3, 59.6');
  vi.stubEnv('VITE_CONTACT_ADDRESS', ' ');
  const site = await load();
  expect(site.phones).toEqual(['+982122334455', '+982122334456']);
  expect(site.email).toBe('office@academy.test');
  expect(site.social).toEqual([{ name: 'آپارات', href: 'https://aparat.test/a?b=c' }]);
  expect(site.place).toEqual([36.3, 59.6]);
  expect(site.address).toBe(address);
});
