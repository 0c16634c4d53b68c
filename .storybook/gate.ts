import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

// axe takes text that is narrower than its letters for an icon font, and skips its contrast. Persian joins letters, so
// text widths are made additive here.
const { measureText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.measureText = function additive(text) {
  return Object.defineProperty(measureText.call(this, text), 'width', { value: 30 * text.length });
};

const SCHEME = 'data-mantine-color-scheme';

// The rules that depend on colours.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The touches that the classes of storybook-addon-pseudo-states simulate. */
const TOUCHES: Readonly<Record<string, string>> = {
  '.pseudo-active-all': 'pressed',
  '.pseudo-hover-all': 'under the pointer',
  '.pseudo-focus-visible-all': 'focused by the keyboard',
};

/** An element's place on a sheet: ` in the state «فشرده», pressed`. */
function placeOf(element: Element | null): string {
  const state = element?.closest('section[aria-label]')?.ariaLabel;
  const touch = Object.entries(TOUCHES).find(([name]) => element?.closest(name))?.[1];
  return [state && ` in the state «${state}»`, touch].filter(Boolean).join(', ');
}

/** An element as its tag and first words: `<p> «ریاضیات»`. Without words, its HTML. */
function nameOf(element: Element | null, html: string): string {
  const words = (element?.textContent.trim() || (element?.ariaLabel ?? '')).slice(0, 40);
  return words ? `<${element?.tagName.toLowerCase()}> «${words}»` : html;
}

/** axe's message about an element. Contrast faults are explained. */
function faultOf({ any: [first], failureSummary = '' }: axe.NodeResult): string {
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = (first?.data ?? {}) as Record<string, string>;
  if (first?.id !== 'color-contrast' || !fgColor) return failureSummary;
  return `its text ${fgColor} on ${bgColor} has a contrast of ${contrastRatio}; it needs ${expectedContrastRatio}.`;
}

/** The minimum size of a control in pixels for a mouse. e2e/measures.ts asks for 44 on touch screens. */
const LEAST = 24;

/** Controls below the minimum size. axe accepts them if they keep a distance. Links within a sentence are exempt. */
function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>('a[href], button, select, textarea, input');
  return [...controls].flatMap((control) => {
    const boxes = [control, ...(control.labels ?? [])].map((part) => part.getBoundingClientRect());
    const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
    const isHidden = Math.max(width, height) < 2 || !control.checkVisibility({ visibilityProperty: true });
    if (isHidden || Math.min(width, height) >= LEAST - 0.5 || getComputedStyle(control).display === 'inline') return [];
    const size = `${Math.round(width)} by ${Math.round(height)} px`;
    return `  ${nameOf(control.labels?.[0] ?? control, control.outerHTML)}${placeOf(control)} is ${size}: make it ${LEAST} by ${LEAST} at least, and 44 for fingers`;
  });
}

/** axe's violations on the page, one line per rule and element. */
async function violations(rules: axe.RuleObject, only?: readonly string[]): Promise<string[]> {
  const results = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(only && { runOnly: only.filter((rule) => rules[rule]?.enabled !== false) }),
    rules: only ? {} : { region: { enabled: false }, 'target-size': { enabled: true }, ...rules },
  });
  return results.violations.map(({ id, help, nodes }) => {
    const lines = nodes.map((node) => {
      const element = document.querySelector(String(node.target[0]));
      return `  ${nameOf(element, node.html)}${placeOf(element)}: ${faultOf(node)}`;
    });
    return [`${id}: ${help}`, ...new Set(lines)].join('\n');
  });
}

function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Fails for an axe violation in light or dark. `rules` can switch rules off, with a reason beside it. */
export async function expectAccessible(rules: axe.RuleObject = {}): Promise<void> {
  const root = document.documentElement;
  const before = root.getAttribute(SCHEME);
  // Makes storybook-addon-pseudo-states apply its classes.
  addons.getChannel().emit(STORY_RENDERED);
  try {
    for (const scheme of ['light', 'dark']) {
      root.setAttribute(SCHEME, scheme);
      finishTransitions();
      const found = await violations(rules, scheme === 'dark' ? COLOUR_RULES : undefined);
      const small = scheme === 'light' && rules['target-size']?.enabled !== false ? smallTargets() : [];
      if (small.length > 0) found.push(`small targets\n${small.join('\n')}`);
      if (found.length > 0) throw new Error(`Accessibility violations (${scheme}):\n${found.join('\n')}`);
    }
  } finally {
    root.setAttribute(SCHEME, before ?? 'light');
  }
}
