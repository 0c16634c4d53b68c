import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { cssVariablesResolver, durations, theme } from '../src/theme/theme.ts';

/** The schemes that a colour has a value in. */
export type Scheme = 'light' | 'dark';

/** One decision of the design, as the code calls it. */
export interface Token {
  /** `--mantine-color-dimmed` */
  css: string;
  /** What a prop of Mantine's takes for it, `dimmed`, `md`; empty where none does. */
  prop: string;
  /** `#rrggbb` of a colour; a size, a time or a shadow as CSS writes it. */
  light: string;
  /** The same as `light` but for colours. */
  dark: string;
}

/** A family of tokens: what it is called in the file, its type there, and its tokens by name. */
export interface TokenGroup {
  name: string;
  type: 'color' | 'dimension' | 'number' | 'shadow' | 'duration';
  tokens: Readonly<Record<string, Token>>;
}

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const [base, own] = [defaultCssVariablesResolver(full), cssVariablesResolver(full)];
const variablesIn = (scheme: Scheme): Readonly<Record<string, string>> => ({
  ...base.variables,
  ...base[scheme],
  ...own.variables,
  ...own[scheme],
});
const values = { light: variablesIn('light'), dark: variablesIn('dark') };

/** A variable's value with what it refers to written out. */
function valueOf(css: string, scheme: Scheme): string {
  return (values[scheme][css] ?? '').replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name, scheme));
}

/** A size of the theme, `calc(1rem * var(--mantine-scale))`, as CSS writes it without its scale. */
const plain = (value: string) => value.replace(/^calc\(([\d.]+r?em) \* .*\)$/, '$1');

/** The tokens `names` whose variables begin with `prefix`. */
function groupOf(
  name: string,
  type: TokenGroup['type'],
  prefix: string,
  names: readonly string[],
  prop = true,
): TokenGroup {
  const tokens = names.map((token) => {
    const css = `${prefix}${token}`;
    const [light, dark] = [plain(valueOf(css, 'light')), plain(valueOf(css, 'dark'))];
    return [token, { css, prop: prop ? token : '', light, dark }];
  });
  return { name, type, tokens: Object.fromEntries(tokens) };
}

const shades = Array.from({ length: 10 }, (_, shade) => String(shade));
const ROLES = [
  'text',
  'dimmed',
  'placeholder',
  'body',
  'default',
  'default-border',
  'default-hover',
  'anchor',
  'error',
  'success',
];

/** Every token of the theme, family by family. */
export const tokenGroups: readonly TokenGroup[] = [
  groupOf('role', 'color', '--mantine-color-', ROLES),
  groupOf('academy', 'color', '--academy-', ['page', 'sunken', 'girih', 'field-border'], false),
  ...Object.keys(theme.colors ?? {}).map((colour) => {
    const group = groupOf(colour, 'color', `--mantine-color-${colour}-`, shades);
    const tokens = Object.entries(group.tokens).map(([shade, token]) => [
      shade,
      { ...token, prop: `${colour}.${shade}` },
    ]);
    return { ...group, tokens: Object.fromEntries(tokens) };
  }),
  groupOf('spacing', 'dimension', '--mantine-spacing-', Object.keys(theme.spacing ?? {})),
  groupOf('radius', 'dimension', '--mantine-radius-', Object.keys(theme.radius ?? {})),
  groupOf('font-size', 'dimension', '--mantine-font-size-', Object.keys(theme.fontSizes ?? {})),
  groupOf('line-height', 'number', '--mantine-line-height-', Object.keys(theme.lineHeights ?? {})),
  groupOf('shadow', 'shadow', '--mantine-shadow-', Object.keys(theme.shadows ?? {})),
  groupOf('motion', 'duration', '--academy-motion-', Object.keys(durations), false),
];

const measure = (css: string) => ({ value: Number.parseFloat(css), unit: /[a-z]+$/.exec(css)?.[0] ?? 'px' });

function colour(red: number, green: number, blue: number, alpha = 1) {
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => Math.round((part / 255) * 1000) / 1000),
    alpha,
  };
}

const SHADOW = /(\S+) (\S+) (\S+)(?: (\S+))? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g;

/** A value as the design tokens format writes it. */
const written: Readonly<Record<TokenGroup['type'], (css: string) => unknown>> = {
  color: (hex) => {
    const [red = 0, green = 0, blue = 0, alpha] = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return { ...colour(red, green, blue, alpha ? alpha / 255 : 1), hex: hex.slice(0, 7) };
  },
  dimension: measure,
  duration: measure,
  number: Number,
  shadow: (css) =>
    [...css.matchAll(SHADOW)].map(([, x = '', y = '', blur = '', spread = '0', red, green, blue, percent]) => ({
      color: colour(Number(red), Number(green), Number(blue), Number(percent) / 100),
      offsetX: measure(x),
      offsetY: measure(y),
      blur: measure(blur),
      spread: measure(spread),
    })),
};

/** All tokens as a file of the design tokens format (designtokens.org, 2025.10), for drawing programs: a colour's dark value is an extension. */
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
