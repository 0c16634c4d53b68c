import axe from 'axe-core';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

// axe mistakes joined Persian letters for an icon font and does not check their contrast. To prevent this, the measured
// width of text depends only on the number of letters.
const { measureText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.measureText = function additive(text) {
  return Object.defineProperty(measureText.call(this, text), 'width', { value: 30 * text.length });
};

const SCHEME = 'data-mantine-color-scheme';

// The axe rules that depend on colours. `LOOK_RULES` also contains `target-size`, which depends on positions. All of
// these rules are slow.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LOOK_RULES = [...COLOUR_RULES, 'target-size'];

/** Returns the name of an element's state for error messages: ` in the state «فشرده»`, or an empty string. */
function placeOf(element?: Element): string {
  const state = element?.closest('section[aria-label]')?.ariaLabel;
  return state ? ` in the state «${state}»` : '';
}

async function violations(rules: axe.RuleObject, only?: readonly string[]): Promise<string[]> {
  const results = await axe.run(document.body, {
    resultTypes: ['violations'],
    // With `preload`, axe would load every style sheet again. The only rule that needs them is disabled.
    preload: false,
    // Selectors take a long time to compute, and the messages do not need them.
    selectors: false,
    elementRef: true,
    ...(only && { runOnly: only.filter((rule) => rules[rule]?.enabled !== false) }),
    rules: only ? {} : { region: { enabled: false }, 'target-size': { enabled: true }, ...rules },
  });
  return results.violations.map(({ id, help, nodes }) => {
    const lines = nodes.map(({ element, html, failureSummary }) => `  ${html}${placeOf(element)}: ${failureSummary}`);
    return [`${id}: ${help}`, ...new Set(lines)].join('\n');
  });
}

/**
 * Throws if axe finds a violation. If `withLook` is true, also checks target sizes, and the colours of both schemes.
 * `given` can disable rules. A story that disables a rule must explain the reason in a comment.
 */
export async function expectAccessible(given: axe.RuleObject = {}, withLook = true): Promise<void> {
  const schemes = withLook ? ['light', 'dark'] : ['light'];
  const rules = { ...(!withLook && Object.fromEntries(LOOK_RULES.map((id) => [id, { enabled: false }]))), ...given };
  const root = document.documentElement;
  const before = root.getAttribute(SCHEME);
  // On this event, storybook-addon-pseudo-states applies its classes.
  addons.getChannel().emit(STORY_RENDERED);
  try {
    for (const scheme of schemes) {
      root.setAttribute(SCHEME, scheme);
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const found = await violations(rules, scheme === 'dark' ? COLOUR_RULES : undefined);
      if (found.length > 0) throw new Error(`Accessibility violations (${scheme}):\n${found.join('\n')}`);
    }
  } finally {
    root.setAttribute(SCHEME, before ?? 'light');
  }
}
