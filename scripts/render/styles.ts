/** A style sheet taken apart, so that the rules a page needs are found without parsing it again. */
export type Sheet = readonly (Block | Leaf)[];
type Block = { open: string; inner: Sheet };
/** A rule with the class names without which it selects nothing: one list for each of its selectors. */
type Leaf = { text: string; classes: readonly (readonly string[])[] };

/** How an animation stands among the class names. */
export const animation = (name: string) => `@${name}`;

/** The rules of `sheet` that can select something in `html`, as text. */
export function stylesFor(sheet: Sheet, html: string): string {
  const present = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    names.split(' ').forEach((name) => present.add(name));
  const animations = textOf(sheet, present).matchAll(/animation(?:-name)?:([^;}]*)/g);
  for (const [, value = ''] of animations) value.split(/[\s,]+/).forEach((word) => present.add(animation(word)));
  return textOf(sheet, present);
}

function textOf(sheet: Sheet, present: ReadonlySet<string>): string {
  return sheet
    .map((node) => {
      if ('text' in node)
        return node.classes.some((names) => names.every((name) => present.has(name))) ? node.text : '';
      const inner = textOf(node.inner, present);
      return inner && `${node.open}{${inner}}`;
    })
    .join('');
}
