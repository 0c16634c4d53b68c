import { VIEW_MARK } from './offline/lastView.ts';

// The last view is replaced when the app's height is at least this fraction of the view's height. At the latest, it is
// replaced `PATIENCE` milliseconds after the app has started.
const ENOUGH = 0.9;
const PATIENCE = 3000;

/** Describes an element by its name, label and main attributes. Several elements can have the same description. */
function lookOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  const names = ['aria-label', 'name', 'placeholder', 'href'].map((name) => element.getAttribute(name));
  return JSON.stringify([element.localName, label, ...names]);
}

/** Returns the element in `root` with the same description as `element`, and the same index among such elements. */
function findTwin(element: Element, view: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const look = lookOf(element);
  const alike = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>(element.localName)].filter((each) => lookOf(each) === look);
  return alike(root)[alike(view).indexOf(element as HTMLElement)];
}

/**
 * Replaces the last view (`offline/lastView.ts`) with the app, as soon as the app in `root` has rendered the page.
 * Clicks, typed text and the focus in the view go to the corresponding elements of the app (product §11).
 */
export function leaveLastView(view: HTMLElement, root: HTMLElement) {
  const missed: (() => void)[] = [];
  const observer = new MutationObserver(leaveIfReady);

  /** Repeats an action on the corresponding element of the app, once the app has replaced the view. */
  function pass(element: Element | null, act: (twin: HTMLElement) => void) {
    if (!element || !view.contains(element)) return;
    const actOnTwin = () => {
      const twin = findTwin(element, view, root);
      if (twin) act(twin);
    };
    // The inline script replays early clicks after the app has started. If the view is already gone by then, the action
    // is repeated at once.
    if (view.isConnected) missed.push(actOnTwin);
    else actOnTwin();
  }
  function leave() {
    if (!view.isConnected) return;
    observer.disconnect();
    pass(document.activeElement, (twin) => twin.focus({ preventScroll: true }));
    view.remove();
    delete root.dataset['behind'];
    document.documentElement.removeAttribute(VIEW_MARK);
    for (const act of missed) act();
  }
  function leaveIfReady() {
    if (root.querySelector('main .mantine-Skeleton-root')) return;
    if (root.scrollHeight >= view.scrollHeight * ENOUGH) leave();
  }
  view.addEventListener('click', ({ target }) => {
    pass((target as Element).closest('button, [type="checkbox"], [type="radio"]'), (twin) => twin.click());
  });
  view.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField || /checkbox|radio/.test(target.type)) return;
    pass(target, (twin) => {
      // React ignores an input event if the tracked value is unchanged. The native setter bypasses the tracking.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(twin, target.value);
      // React listens to `input` in text fields, and to `change` in selects.
      for (const type of ['input', 'change']) twin.dispatchEvent(new Event(type, { bubbles: true }));
    });
  });
  view.addEventListener('submit', (event) => event.preventDefault());
  if (!document.documentElement.hasAttribute(VIEW_MARK)) return leave();
  root.dataset['behind'] = '';
  addEventListener(
    'started',
    () => {
      observer.observe(root, { childList: true, subtree: true, attributes: true });
      setTimeout(leave, PATIENCE);
      leaveIfReady();
    },
    { once: true },
  );
}
