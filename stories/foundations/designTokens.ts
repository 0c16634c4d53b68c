import { defaultCssVariablesResolver, DEFAULT_THEME, luminance, mergeMantineTheme } from '@mantine/core';
import { cssVariablesResolver, durations, theme } from '../../src/theme/theme.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** A value of the theme. */
export interface Token {
  /** The CSS variable, such as `--mantine-color-dimmed`. */
  css: string;
  /** The token's name in Mantine's props, such as `dimmed` or `md`. Empty if no prop accepts it. */
  prop: string;
  /** The value in the light scheme: `#rrggbb` or `#rrggbbaa` for colours, CSS for anything else. */
  light: string;
  /** The value in the dark scheme. It differs from `light` only for colours. */
  dark: string;
}

export interface TokenGroup {
  name: string;
  type: 'color' | 'dimension' | 'number' | 'shadow' | 'duration';
  tokens: Readonly<Record<string, Token>>;
}

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const [base, own] = [defaultCssVariablesResolver(full), cssVariablesResolver(full)];
const variables = (scheme: Scheme): Readonly<Record<string, string>> => ({
  ...base.variables,
  ...base[scheme],
  ...own.variables,
  ...own[scheme],
});
const values = { light: variables('light'), dark: variables('dark') };

/** Returns the value of a CSS variable, with nested variables resolved and without Mantine's scale. */
function valueOf(css: string, scheme: Scheme): string {
  const value = (values[scheme][css] ?? '').replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name, scheme));
  return value.replace(/^calc\(([\d.]+r?em) \* .*\)$/, '$1');
}

const tokenOf = (css: string, prop = ''): Token => ({
  css,
  prop,
  light: valueOf(css, 'light'),
  dark: valueOf(css, 'dark'),
});

/** Creates a group of the tokens `names`, whose CSS variables start with `prefix`. */
function groupOf(
  name: string,
  type: TokenGroup['type'],
  prefix: string,
  names: readonly string[] | object,
  prop: (token: string) => string = (token) => token,
): TokenGroup {
  const keys: readonly string[] = Array.isArray(names) ? names : Object.keys(names);
  return { name, type, tokens: Object.fromEntries(keys.map((key) => [key, tokenOf(prefix + key, prop(key))])) };
}

const [NEUTRALS, TEXTS, GROUNDS] = [
  ['body', 'default', 'default-border', 'default-hover'],
  ['text', 'dimmed', 'placeholder', 'anchor', 'error', 'success'],
  ['--academy-page', '--mantine-color-body', '--academy-sunken'],
] as const;
const none = () => '';

/** All tokens of the theme, by group. */
export const tokenGroups: readonly TokenGroup[] = [
  groupOf('role', 'color', '--mantine-color-', [...TEXTS, ...NEUTRALS]),
  groupOf('academy', 'color', '--academy-', ['page', 'sunken', 'girih', 'field-border'], none),
  ...Object.entries(theme.colors ?? {}).map(([name, shades = []]) =>
    groupOf(
      name,
      'color',
      `--mantine-color-${name}-`,
      shades.map((_, at) => String(at)),
      (shade) => `${name}.${shade}`,
    ),
  ),
  groupOf('spacing', 'dimension', '--mantine-spacing-', theme.spacing ?? {}),
  groupOf('radius', 'dimension', '--mantine-radius-', theme.radius ?? {}),
  groupOf('font-size', 'dimension', '--mantine-font-size-', theme.fontSizes ?? {}),
  groupOf('line-height', 'number', '--mantine-line-height-', theme.lineHeights ?? {}),
  groupOf('shadow', 'shadow', '--mantine-shadow-', theme.shadows ?? {}),
  groupOf('motion', 'duration', '--academy-motion-', durations, none),
];

/** Returns the channels of a colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
function channelsOf(hex: string): [number, number, number, number] {
  const [r = 0, g = 0, b = 0, a = 1] = (/^rgba\((.*)\)$/.exec(hex)?.[1] ?? '').split(',').map(Number);
  if (hex.startsWith('rgba')) return [r, g, b, a];
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue, alpha / 255];
}

/** Blends `hex` with an opaque background. Returns an opaque colour. */
function blended(hex: string, ground: string): string {
  const [behind, { 3: alpha, ...front }] = [channelsOf(ground), channelsOf(hex)];
  const mixed = [front[0], front[1], front[2]].map((part, at) =>
    Math.round(part * alpha + (behind[at] ?? 0) * (1 - alpha)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns the contrast ratio (WCAG 2, from 1 to 21) of a colour on an opaque background. A transparent colour is first
 * blended with the background.
 */
export function contrastOf(hex: string, ground: string): number {
  const [one, other] = [luminance(blended(hex, ground)), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns a background colour. A transparent one is blended with the colour of cards. */
const groundOf = (css: string, scheme: Scheme) =>
  blended(valueOf(css, scheme), valueOf('--mantine-color-body', scheme));

function pair(css: string, ground: string, least: number) {
  const contrast = (scheme: Scheme) => contrastOf(valueOf(css, scheme), groundOf(ground, scheme));
  return { css, ground, least, light: contrast('light'), dark: contrast('dark') };
}

const HUES = ['lapis', 'turquoise'] as const;
/**
 * Pairs of black text on the accent's middle shades. `filled` has pairs of white text on the dark shades of other
 * colours.
 */
const inked = [3, 4, 5, 6, 7].map((shade) => pair('--mantine-color-black', `--mantine-color-saffron-${shade}`, 4.5));
const filled = HUES.flatMap((hue) => [
  ...[5, 6, 7, 8, 9].map((shade) => pair('--mantine-color-white', `--mantine-color-${hue}-${shade}`, 4.5)),
  pair('--mantine-color-white', `--mantine-color-${hue}-filled`, 4.5),
  pair('--mantine-color-white', `--mantine-color-${hue}-filled-hover`, 4.5),
]);

/** Colour pairs of the site with their contrast, and the minimum of WCAG AA: 4.5 for text, 3 for shapes. */
export const contrastPairs = [
  ...GROUNDS.flatMap((ground) => [
    ...[...TEXTS, 'lapis-text', 'turquoise-text', 'saffron-text'].map((text) =>
      pair(`--mantine-color-${text}`, ground, 4.5),
    ),
    ...(ground === '--academy-sunken'
      ? []
      : [pair('--academy-field-border', ground, 3), pair('--mantine-primary-color-filled', ground, 3)]),
  ]),
  ...inked,
  ...filled,
  // Pairs of a colour on a tint of the same colour, and pairs of text and background in the footer.
  ...['lapis', 'turquoise', 'saffron'].map((hue) =>
    pair(`--mantine-color-${hue}-light-color`, `--mantine-color-${hue}-light`, 4.5),
  ),
  ...['saffron-3', 'lapis-1'].flatMap((text) =>
    ['8', '9'].map((shade) => pair(`--mantine-color-${text}`, `--mantine-color-lapis-${shade}`, 4.5)),
  ),
];

const measure = (css: string) => ({ value: Number.parseFloat(css), unit: /[a-z]+$/.exec(css)?.[0] ?? 'px' });

function colour(hex: string) {
  const [red, green, blue, alpha] = channelsOf(hex);
  const components = [red, green, blue].map((part) => Math.round((part / 255) * 1000) / 1000);
  return { colorSpace: 'srgb', components, alpha, hex: hex.slice(0, 7) };
}

const SHADOW = /(\S+) (\S+) (\S+)(?: (\S+))? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g;

/** Converts a CSS value to the Design Tokens format, by type. */
const written: Readonly<Record<TokenGroup['type'], (css: string) => unknown>> = {
  color: colour,
  dimension: measure,
  duration: measure,
  number: Number,
  shadow: (css) =>
    [...css.matchAll(SHADOW)].map(([, x = '', y = '', blur = '', spread = '0', ...rgb]) => {
      const [red = 0, green = 0, blue = 0, percent = 0] = rgb.map(Number);
      const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const sizes = { offsetX: measure(x), offsetY: measure(y), blur: measure(blur), spread: measure(spread) };
      return { color: { ...colour(hex), alpha: percent / 100 }, ...sizes };
    }),
};

/**
 * Returns all tokens in the Design Tokens format (designtokens.org, 2025.10). An extension holds the values of the dark
 * scheme.
 */
export function designTokens(): Record<string, unknown> {
  const groups = tokenGroups.map(({ name, type, tokens }) => {
    const entries = Object.entries(tokens).map(([token, { css, light, dark }]) => {
      const extensions = { css, ...(dark !== light && { dark: written[type](dark) }) };
      return [token, { $value: written[type](light), $extensions: { academy: extensions } }];
    });
    return [name, { $type: type, ...Object.fromEntries(entries) }];
  });
  return Object.fromEntries(groups);
}
