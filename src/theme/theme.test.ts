import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('[§9.9] the breakpoints of the theme are 0, 400, 600, 960, 1280 and 1536 px, in em', () => {
  const pixels = Object.entries(theme.breakpoints ?? {}).map(([name, size]) => [name, parseFloat(String(size)) * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ xs: 0, xsm: 400, sm: 600, md: 960, lg: 1280, xl: 1536 });
  expect(Object.values(theme.breakpoints ?? {}).join()).toMatch(/^([\d.]+em,?){6}$/);
});
