import postcss, { list, type ChildNode, type Rule } from 'postcss';
import { animation, attribute, type Sheet } from './styles.ts';

// Selectors that do not affect the first paint. Only the complete style sheet contains their rules.
const LATER = /:hover|:active|:disabled|:focus-within|::-webkit|::-moz|:autofill|:fullscreen|::selection|\[style/;

// Properties that do not affect the first paint.
const LATER_PROPERTIES =
  /^(?:transition(?:-.+)?|cursor|(?:-webkit-)?user-select|-webkit-tap-highlight-color|will-change|touch-action|resize|outline-offset|scroll-.+)$/;

/** Parses a style sheet for `stylesFor`. */
export function parseSheet(css: string): Sheet {
  return sheetOf(postcss.parse(css).nodes);
}

function sheetOf(nodes: readonly ChildNode[]): Sheet {
  return nodes.flatMap((node): Sheet => {
    if (node.type === 'rule') return leafOf(node);
    if (node.type !== 'atrule') return [];
    if (!node.nodes) return [{ text: `${node.toString()};`, needs: [[]] }];
    if (node.name === 'font-face') return [{ text: node.toString(), needs: [[]] }];
    // Keyframes are needed only if a needed rule uses the animation.
    if (node.name.endsWith('keyframes')) return [{ text: node.toString(), needs: [[animation(node.params)]] }];
    if (
      node.name === 'media' &&
      /print|hover: ?hover|^\((?:forced-colors: ?active|prefers-contrast: ?more)\)$/.test(node.params)
    )
      return [];
    const inner = sheetOf(node.nodes);
    return inner.length === 0 ? [] : [{ open: `@${node.name} ${node.params}`, inner }];
  });
}

function leafOf(rule: Rule): Sheet {
  const selectors = rule.selectors.filter((selector) => !LATER.test(selector));
  rule.walkDecls(LATER_PROPERTIES, (declaration) => void declaration.remove());
  if (selectors.length === 0 || rule.nodes.length === 0) return [];
  return [{ text: rule.toString(), needs: selectors.flatMap(alternativesOf).map(needsOf) }];
}

/** Splits a selector such as `:is(.a, .b)::after` into its alternatives. Returns any other selector unchanged. */
function alternativesOf(selector: string): string[] {
  const [, alternatives] = /^:is\(((?:[^()]|\([^()]*\))*)\)[:\w-]*$/.exec(selector) ?? [];
  return alternatives === undefined ? [selector] : list.comma(alternatives);
}

// Inline scripts set these attributes before the first paint. The prerendered HTML does not contain them.
const SET_BY_SCRIPT = /^data-(?:mantine-color-scheme|returning|other)$/;

/** Returns the classes and attributes that a page needs to match a selector. Ignores alternatives as in `.a:is(b, c)`. */
function needsOf(selector: string): string[] {
  // If these pseudo-classes contain only one selector, the page must match it.
  let plain = selector.replaceAll(/:(?:where|is|has)\(([^(),]*)\)/g, ' $1');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  const classes = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  const attributes = [...plain.matchAll(/\[(data-[\w-]+)(?:="?([^"\]]*)"?)?\]/g)]
    .filter(([, name = '']) => !SET_BY_SCRIPT.test(name))
    .map(([, name = '', value]) => attribute(name, value));
  return [...classes, ...attributes];
}
