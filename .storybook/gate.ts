import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

// axe mistakes joined Persian letters for an icon font and skips their contrast. Equal letter widths prevent this.
const { measureText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.measureText = function additive(text) {
  return Object.defineProperty(measureText.call(this, text), 'width', { value: 30 * text.length });
};

const SCHEME = 'data-mantine-color-scheme';

// axe rules that depend on colours.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The name of the state around an element of a sheet, for messages: ` in the state «فشرده»`. */
function placeOf(element: Element | null): string {
  const state = element?.closest('section[aria-label]')?.ariaLabel;
  return state ? ` in the state «${state}»` : '';
}

/** axe's violations on the page, one line per rule and element. */
async function violations(rules: axe.RuleObject, only?: readonly string[]): Promise<string[]> {
  const results = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Loads every style sheet again, for a rule that is off.
    preload: false,
    ...(only && { runOnly: only.filter((rule) => rules[rule]?.enabled !== false) }),
    rules: only ? {} : { region: { enabled: false }, 'target-size': { enabled: true }, ...rules },
  });
  return results.violations.map(({ id, help, nodes }) => {
    const lines = nodes.map(({ target, html, failureSummary }) => {
      const element = document.querySelector(String(target[0]));
      return `  ${html}${placeOf(element)}: ${failureSummary}`;
    });
    return [`${id}: ${help}`, ...new Set(lines)].join('\n');
  });
}

function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Throws for an axe violation in light or dark. `rules` can disable rules, each with a comment that says why. */
export async function expectAccessible(rules: axe.RuleObject = {}): Promise<void> {
  const root = document.documentElement;
  const before = root.getAttribute(SCHEME);
  // This event makes storybook-addon-pseudo-states apply its classes.
  addons.getChannel().emit(STORY_RENDERED);
  try {
    for (const scheme of ['light', 'dark']) {
      root.setAttribute(SCHEME, scheme);
      finishTransitions();
      const found = await violations(rules, scheme === 'dark' ? COLOUR_RULES : undefined);
      if (found.length > 0) throw new Error(`Accessibility violations (${scheme}):\n${found.join('\n')}`);
    }
  } finally {
    root.setAttribute(SCHEME, before ?? 'light');
  }
}
