import chroma from 'chroma-js';
import { afterEach, expect, test, vi } from 'vitest';

const BRAND = '../brand/brand.ts';

afterEach(() => {
  vi.doUnmock(BRAND);
  vi.resetModules();
});

async function setColor(color: string) {
  vi.resetModules();
  const brand = await vi.importActual<object>(BRAND);
  vi.doMock(BRAND, () => ({ ...brand, color, accent: color, second: '', night: '' }));
}

const COLORS = {
  lapis: '#1d3f9d',
  orange: '#f97316',
  yellow: '#facc15',
  'near black': '#101010',
  'near white': '#f5f5f0',
  'dark red': '#7f1d1d',
  red: '#ef4444',
  pink: '#ec4899',
  purple: '#7c3aed',
  sky: '#38bdf8',
  teal: '#0d9488',
  lime: '#a3e635',
};

test.each(Object.entries(COLORS))('[F119] the shades of %s have enough contrast in both schemes', async (_, color) => {
  await setColor(color);
  const { contrastPairs } = await import('../stories/foundations/designTokens.ts');
  expect(contrastPairs.length).toBeGreaterThan(50);
  expect(contrastPairs.filter(({ light, dark, least }) => Math.min(light, dark) < least)).toEqual([]);
});

test.each([
  ['dark red', 0],
  ['teal', 1],
  ['lapis', 2],
] as const)('[F119] ink, shadows and borders derived from %s have its hue', async (name, strongest) => {
  await setColor(COLORS[name]);
  const { ink, frame, shadow } = await import('../src/theme/colors.ts');
  for (const color of [ink, frame, `rgb(${shadow})`]) {
    const channels = chroma(color).rgb();
    expect(channels.indexOf(Math.max(...channels)), color).toBe(strongest);
  }
  const { theme } = await import('../src/theme/theme.ts');
  expect(theme.shadows?.md).toContain(`rgb(${shadow} /`);
});

test('[F119] if a brand defines all ten shades of a colour, they are not changed', async () => {
  const { lapis } = await import('../src/theme/colors.ts');
  const { color } = (await import(BRAND)) as { color: string };
  if (color.includes(' ')) expect(lapis.join(' ')).toBe(color);
  else expect(lapis).toHaveLength(10);
});
