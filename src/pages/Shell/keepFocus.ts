const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

// Milliseconds that a page has to move the focus itself.
const GRACE = 20;

const isReachable = (element: HTMLElement) => element.checkVisibility() && !element.closest('[inert]');

const isAfter = (place: Node, element: Node) =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !place.contains(element);

/** The control nearest to what was removed behind `before` in `parent`: the next one, else the one before, in the closest element that has any. */
function nearest(parent: Element, before: Node | null): HTMLElement | undefined {
  const place = before?.isConnected ? before : null;
  for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
    const controls = [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
    const isNext = (control: HTMLElement) =>
      place ? isAfter(place, control) : around !== parent && isAfter(parent, control);
    const found = controls.find(isNext) ?? (place || around !== parent ? controls.at(-1) : controls[0]);
    if (found) return found;
  }
  return undefined;
}

/**
 * Hands the focus on when the focused element is removed, as a filter's chip is: browsers would drop it to `<body>`, and the
 * next Tab would begin at the top. Whoever moves the focus itself within a moment, as pages and dialogs do, comes first.
 * Returns how to stop.
 */
export function keepFocus(fallback: () => HTMLElement | null): () => void {
  let focused: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  // Some browsers tell of a removed element that it lost the focus, too; it counts as focused still.
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
      const { target, previousSibling = null } = record ?? {};
      // A dialog's place, at the end of the document, is near to nothing.
      const isInPage = target instanceof Element && target !== document.body && !target.closest('[data-portal]');
      const heir = isInPage ? nearest(target, previousSibling) : undefined;
      (heir ?? fallback())?.focus({ preventScroll: heir !== undefined });
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
