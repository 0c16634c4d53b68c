/** A parsed style sheet. It is parsed once and used for every page. */
export type Sheet = readonly (Block | Leaf)[];
type Block = { open: string; inner: Sheet };
/** A rule, with the class names and attributes that each of its selectors requires. */
type Leaf = { text: string; needs: readonly (readonly string[])[] };

/** Marks the name of an animation or attribute in `needs`, so that it cannot be confused with a class name. */
export const animation = (name: string) => `@${name}`;
export const attribute = (name: string, value?: string) => (value === undefined ? `[${name}]` : `[${name}=${value}]`);

/** Returns the CSS of the rules in `sheet` that can match an element of `html`. */
export function stylesFor(sheet: Sheet, html: string): string {
  const present = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    names.split(' ').forEach((name) => present.add(name));
  for (const [, name = '', value = ''] of html.matchAll(/\s(data-[\w-]+)="([^"]*)"/g))
    present.add(attribute(name)).add(attribute(name, value));
  const animations = textOf(sheet, present).matchAll(/animation(?:-name)?:([^;}]*)/g);
  for (const [, value = ''] of animations) value.split(/[\s,]+/).forEach((word) => present.add(animation(word)));
  return textOf(sheet, present);
}

function textOf(sheet: Sheet, present: ReadonlySet<string>): string {
  return sheet
    .map((node) => {
      if ('text' in node) return node.needs.some((names) => names.every((name) => present.has(name))) ? node.text : '';
      const inner = textOf(node.inner, present);
      return inner && `${node.open}{${inner}}`;
    })
    .join('');
}

const DECLARATION = /(?<=[{;\s])(--[\w-]+)\s*:((?:"[^"]*"|'[^']*'|[^;{}"'])*);?/g;
const USE = /var\(\s*(--[\w-]+)/g;
const namesIn = (text: string) => [...text.matchAll(USE)].map(([, name = '']) => name);

/** Returns a function that removes custom properties from CSS if no rule in `styles` uses them. */
export function variablesOf(...styles: readonly string[]): (css: string) => string {
  const all = styles.join('');
  const needs = new Map<string, string[]>();
  for (const [, name = '', value = ''] of all.matchAll(DECLARATION))
    needs.set(name, [...(needs.get(name) ?? []), ...namesIn(value)]);
  const used = new Set<string>();
  const waiting = namesIn(all.replaceAll(DECLARATION, ''));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(needs.get(name) ?? []));
  }
  return (css) => css.replaceAll(DECLARATION, (declared, name: string) => (used.has(name) ? declared : ''));
}
