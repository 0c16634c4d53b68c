import { durations } from '../../src/theme/theme.ts';

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

const nameOf = (file: string) => /([^/]+?)(?:\.module)?\.\w+$/.exec(file)?.[1] ?? '';

const unique = <T>(values: readonly T[], key: (value: T) => string): T[] => [
  ...new Map(values.map((value) => [key(value), value])).values(),
];

/** What the first group of `pattern` finds in the sources, each once. */
const found = (pattern: RegExp, sources: object = components): string[] =>
  unique(
    [...Object.values(sources).join('\n').matchAll(pattern)].map(([, name]) => String(name)),
    String,
  );

/** The variants in which src shows buttons. */
export const buttonVariants = found(/<Button\b[^>]*?\bvariant="(\w+)"/g);

/** The colours that texts get by the style prop `c`; those that are the same in both schemes stand on grounds of their own. */
export const textColours = found(/\sc="([^"]+)"/g).filter((colour) => !/\.\d$|^(inherit|black|white)$/.test(colour));

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

/** The widths that lines of text are held to. */
export const lineWidths = found(/\b(?:max-width: |maw=")(\d+ch)\b/g, { ...styles, ...components }).sort();

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
