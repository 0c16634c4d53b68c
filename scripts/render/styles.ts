import postcss, { type ChildNode, type Rule } from 'postcss';

/** A style sheet taken apart, so that the rules a page needs are found without parsing it again. */
export type Sheet = readonly (Block | Leaf)[];
type Block = { open: string; inner: Sheet };
/** A rule with the class names without which it selects nothing: one list for each of its selectors. */
type Leaf = { text: string; classes: readonly (readonly string[])[] };

// Nothing answers to these before the whole sheet is there.
const LATER = /:hover|:active|:disabled|:focus-within|::-webkit|::-moz|:autofill|:fullscreen/;

/** Takes a style sheet apart. */
export function parseSheet(css: string): Sheet {
  return sheetOf(postcss.parse(css).nodes);
}

function sheetOf(nodes: readonly ChildNode[]): Sheet {
  return nodes.flatMap((node): Sheet => {
    if (node.type === 'rule') return leafOf(node);
    if (node.type !== 'atrule') return [];
    if (!node.nodes) return [{ text: `${node.toString()};`, classes: [[]] }];
    if (node.name === 'font-face') return [{ text: node.toString(), classes: [[]] }];
    // Needed where a rule that is needed names the animation.
    if (node.name.endsWith('keyframes')) return [{ text: node.toString(), classes: [[animation(node.params)]] }];
    if (node.name === 'media' && /print|hover: ?hover/.test(node.params)) return [];
    const inner = sheetOf(node.nodes);
    return inner.length === 0 ? [] : [{ open: `@${node.name} ${node.params}`, inner }];
  });
}

const animation = (name: string) => `@${name}`;

function leafOf(rule: Rule): Sheet {
  const selectors = rule.selectors.filter((selector) => !LATER.test(selector));
  if (selectors.length === 0) return [];
  return [{ text: rule.toString(), classes: selectors.map(classesOf) }];
}

/** What a selector cannot do without; what stands in `:is(…)` and the like are choices, and count as none. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

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
