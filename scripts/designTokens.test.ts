import { expect, test } from 'vitest';
import { contrastOf, contrastPairs, designTokens, tokenGroups } from './designTokens.ts';
import { dark, lapis } from '../src/theme/colors.ts';
import { durations, theme } from '../src/theme/theme.ts';

test('the tokens are the theme’s, with values for both schemes', () => {
  const groups = Object.fromEntries(tokenGroups.map(({ name, tokens }) => [name, tokens]));
  expect(Object.values(groups['lapis'] ?? {}).map(({ light }) => light)).toEqual([...lapis]);
  expect(groups['role']?.['body']).toEqual({
    css: '--mantine-color-body',
    prop: 'body',
    light: '#ffffff',
    dark: dark[6],
  });
  expect(Object.keys(groups['spacing'] ?? {})).toEqual(Object.keys(theme.spacing ?? {}));
  const all = tokenGroups.flatMap(({ type, tokens }) => Object.values(tokens).map((token) => ({ type, ...token })));
  expect(
    all.filter(({ type, light, dark: night }) => type === 'color' && !/^(#\w{6}(\w{2})?){2}$/.test(light + night)),
  ).toEqual([]);
  expect(all.filter(({ light }) => light === '' || light.includes('var('))).toEqual([]);
});

test('the token file follows the design tokens format', () => {
  expect(designTokens()).toMatchObject({
    role: {
      $type: 'color',
      body: { $value: { hex: '#ffffff' }, $extensions: { academy: { dark: { hex: dark[6] } } } },
    },
    spacing: { $type: 'dimension', xs: { $value: { value: 0.5, unit: 'rem' } } },
    motion: { $type: 'duration', scene: { $value: { value: Number.parseInt(durations.scene, 10), unit: 'ms' } } },
    shadow: { xs: { $value: [{ offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.06 } }] } },
  });
});

test('contrast is computed after blending a transparent colour with its background', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#00000080', '#ffffff')).toBeCloseTo(contrastOf('#7f7f7f', '#ffffff'));
  expect(contrastOf('#20264d14', '#ffffff')).toBeLessThan(1.3);
});

test('colour pairs have enough contrast in both schemes', () => {
  expect(contrastPairs.length).toBeGreaterThan(20);
  expect(contrastPairs.filter(({ light, dark, least }) => Math.min(light, dark) < least)).toEqual([]);
});
