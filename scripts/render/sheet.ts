import postcss, { type ChildNode, type Rule } from 'postcss';
import { animation, type Sheet } from './styles.ts';

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
