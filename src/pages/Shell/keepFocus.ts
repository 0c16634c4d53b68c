import { DEPARTMENTS_PANEL_ID } from '../../components/layout/Header/Header.tsx';

const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not(:disabled):not([type=radio]), input:checked:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]):not([tabindex="-1"]), [data-heir]';

// When the focused element is removed, the focus stays in the same area. An area itself can also get the focus.
const AREA = `main, [role=dialog], #${DEPARTMENTS_PANEL_ID}`;

// The time that a page or dialog has to move the focus itself, in milliseconds.
const GRACE = 20;

const isReachable = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');

const isAfter = (place: Node, element: Node) =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !place.contains(element);

/**
 * Returns the control that gets the focus after a child of `parent` was removed. `before` is the sibling that preceded
 * the child. The result is the next control, else the previous one, in `parent` or in its closest ancestor that has
 * controls. An area without controls gets the focus itself. Outside all areas, the result is null. Elements with
 * `data-heir` count as controls.
 */
function nearest(parent: Element, before: Node | null): HTMLElement | null {
  const area = parent.closest<HTMLElement>(AREA);
  const place = before?.isConnected ? before : null;
  for (let around: Element | null = parent; around && area?.contains(around); around = around.parentElement) {
    const controls = [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    const isNext = (control: HTMLElement) =>
      place ? isAfter(place, control) : around !== parent && isAfter(parent, control);
    const found = controls.find(isNext) ?? (place || around !== parent ? controls.at(-1) : controls[0]);
    if (found) return found;
  }
  return area;
}

/**
 * Moves the focus to a nearby control when the focused element is removed. By default, browsers move the focus to
 * `<body>`, so the next Tab key press would start at the top of the page. If the removed element was outside all areas,
 * the result of `fallback` gets the focus. Does nothing if a page or dialog moves the focus itself. Returns a function
 * that stops watching.
 */
export function keepFocus(fallback: () => HTMLElement | null): () => void {
  // The user may have moved the focus before this chunk loaded.
  let focused = document.activeElement;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  // Some browsers also fire `focusout` when an element is removed. A removed element still counts as focused.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = null;
    });

  const observer = new MutationObserver((records) => {
    const lost = focused;
    if (!lost || lost.isConnected) return;
    focused = null;
    const record = records.findLast(
      ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
    );
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const parent = record?.target instanceof Element && record.target.isConnected ? record.target : null;
      const heir = parent && nearest(parent, record?.previousSibling ?? null);
      // Does not scroll to an area, which may be larger than the window. Does not scroll in a windowed list either,
      // because the list removes rows while the user scrolls.
      const preventScroll = !heir || heir.matches(AREA) || parent.closest('[data-windowed]') !== null;
      (heir ?? fallback())?.focus({ preventScroll });
    }, GRACE);
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
