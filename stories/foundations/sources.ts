import { durations, theme } from '../../src/theme/theme.ts';

/** What each palette is called, and what for. */
export const palettes: Readonly<Record<string, [name: string, use: string]>> = {
  lapis: ['لاجورد', 'رنگ اصلی: کار نخست هر صفحه، پیوندها، تمرکز.'],
  turquoise: ['فیروزه', 'رنگ دوم: نام دپارتمان، پخش، جزئیات.'],
  saffron: ['زعفران', 'تأکید: تخفیف، خوانده‌نشده، نوار بالای صفحه. همیشه با نوشته‌ی تیره.'],
  red: ['انار', 'خطا و حذف.'],
  green: ['پسته تا سرو', 'موفقیت، رایگان و آنچه خریداری‌شده است.'],
  gray: ['سنگ', 'خاکستری‌های گرم حالت روشن.'],
  dark: ['شب لاجوردی', 'حالت تیره: ۷ صفحه، ۶ سطح، ۰ متن.'],
};

const components = import.meta.glob<string>(['../../src/**/*.tsx', '!../../src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const styles = import.meta.glob<string>('../../src/**/*.css', { query: '?raw', import: 'default', eager: true });

const nameOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.[^.]+$/, '')
    .replace('.module', '');

const unique = <T>(values: readonly T[], key: (value: T) => string): T[] => [
  ...new Map(values.map((value) => [key(value), value])).values(),
];

/** Where `text` first closes what was opened at `from`: a `>` outside all braces. */
function tagAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** The values that `attribute` may take in `tag`; `fallback` where it is absent or may be undefined. */
function valuesOf(tag: string, attribute: string, fallback: string): string[] {
  const value = new RegExp(`\\s${attribute}=("[^"]*"|\\{[^}]*\\})`).exec(tag)?.[1];
  if (value === undefined) return [fallback];
  const literals = [...value.matchAll(/[?:{&]\s*'([^']+)'|^"([^"]+)"$/g)].map(([, a, b]) => a ?? b ?? fallback);
  return literals.length === 0 || value.includes('undefined') ? [...literals, fallback] : literals;
}

/** A control in one colour and one variant, and a component that shows it so. */
export interface Look {
  variant: string;
  color: string;
  where: string;
}

/** Every colour and variant in which src shows the control `name`. */
export function looksOf(name: 'Badge' | 'Button' | 'ActionIcon' | 'Avatar' | 'ThemeIcon', variant: string): Look[] {
  const own = theme.components?.[name]?.defaultProps as { variant?: string; color?: string } | undefined;
  const looks = Object.entries(components).flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(`<${name}\\b`, 'g'))].flatMap(({ index }) => {
      const tag = tagAt(text, index);
      return valuesOf(tag, 'variant', own?.variant ?? variant).flatMap((shown) =>
        valuesOf(tag, 'color', own?.color ?? String(theme.primaryColor)).map((color) => ({
          variant: shown,
          color,
          where: nameOf(file),
        })),
      );
    }),
  );
  return unique(looks, (look) => `${look.variant} ${look.color}`);
}

/** The colours that texts get by the style prop `c`. */
export const textColours = unique(
  Object.values(components).flatMap((text) => [...text.matchAll(/\sc="([^"]+)"/g)].map(([, colour]) => String(colour))),
  String,
).filter((colour) => colour !== 'inherit');

/** The rules of the style sheets that give a text and its ground by variables. */
export const paintedRules = unique(
  Object.entries(styles).flatMap(([file, text]) =>
    text.split(/[{}]/).flatMap((block) => {
      const color = /(?:^|[\s;])color:\s*(var\(--[\w-]+\));/.exec(block)?.[1];
      const ground = /background(?:-color)?:\s*(var\(--[\w-]+\));/.exec(block)?.[1];
      return color !== undefined && ground !== undefined ? [{ color, ground, where: nameOf(file) }] : [];
    }),
  ),
  ({ color, ground }) => color + ground,
);

/** The icons that src imports, with the components that show them, and whether they turn with the reading direction. */
export const icons = [...new Set(Object.values(components).flatMap(importedIcons))].sort().map((name) => {
  const files = Object.entries(components).filter(([, text]) => importedIcons(text).includes(name));
  return { name, where: files.map(([file]) => nameOf(file)), mirrored: files.some(([, text]) => turns(text, name)) };
});

function importedIcons(text: string): string[] {
  const list = /import \{([^}]*)\} from '@tabler\/icons-react'/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/(?<!type )\b(Icon\w+)/g)].map(([name]) => name);
}

function turns(text: string, name: string): boolean {
  const tags = [...text.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => tagAt(text, index));
  return tags.some((tag) => tag.includes('mantine-rotate-rtl'));
}

/** The widths that the style sheets hold lines of text to. */
export const lineWidths = unique(
  Object.values(styles).flatMap((text) => [...text.matchAll(/max-width: (\d+ch);/g)].map(([, width]) => String(width))),
  String,
).sort();

/** One movement that the style sheets describe. Times in milliseconds. */
export interface Movement {
  what: string;
  duration: number;
  easing: string;
  where: string;
}

const MOVEMENT = /([\w-]+) (?:var\(--academy-motion-(\w+)\)|(\d+)ms) ((?:ease[\w-]*|linear|cubic-bezier\([^)]*\)))/g;

const durationOf = (name: string) =>
  Number.parseInt(Object.entries(durations).find(([known]) => known === name)?.[1] ?? '', 10);

/** Every movement in src, the shortest first. */
export const movements: Movement[] = unique(
  Object.entries(styles).flatMap(([file, text]) =>
    [...text.matchAll(/(?:transition|animation):([^;]+);/g)].flatMap(([, list = '']) =>
      [...list.matchAll(MOVEMENT)].map(([, what = '', name = '', milliseconds, easing = '']) => ({
        what,
        duration: Number(milliseconds ?? durationOf(name)),
        easing,
        where: nameOf(file),
      })),
    ),
  ),
  ({ what, duration, easing, where }) => [what, duration, easing, where].join(' '),
).sort((first, second) => first.duration - second.duration);
