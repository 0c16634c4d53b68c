import type { Page } from '@playwright/test';

/**
 * Returns violations of layout rules. Runs in the browser, so it cannot use other functions of this module. `scale` is
 * the text size in percent.
 */
export function findings({ touch, scale }: { touch: boolean; scale: number }): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  root.style.fontSize = `${scale}%`;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}»`;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  if (root.scrollWidth > root.clientWidth) found.add(`overflows by ${root.scrollWidth - root.clientWidth} px`);
  const floats = (element: Element | null, how = /absolute|fixed|sticky/): boolean =>
    element !== null && (how.test(getComputedStyle(element).position) || floats(element.parentElement, how));

  // Touch targets must be 44 px high and wide, except links within a sentence.
  const targets = touch ? document.querySelectorAll('a[href], button, select, textarea, input:not([type=radio])') : [];
  for (const target of targets) {
    if (!isShown(target) || target.closest('p, label, [aria-hidden="true"]')) continue;
    // The touch target of a field includes its border.
    const { width, height } = (target.closest('.mantine-Input-wrapper') ?? target).getBoundingClientRect();
    // A pseudo-element can make the touch target of a link larger than the link.
    const after = getComputedStyle(target, '::after');
    const [wide = 0, high = 0] =
      after.position === 'absolute' ? [after.width, after.height].map(Number.parseFloat) : [];
    if (Math.min(Math.max(width, wide), Math.max(height, high)) < 43.5)
      found.add(`${nameOf(target)} is ${Math.round(width)} by ${Math.round(height)} px`);
  }

  // For voice control, a control's accessible name must contain its visible text. The tab order must match the visual
  // order.
  const operable = [...document.querySelectorAll<HTMLElement>('a[href], button, [role=tab], input, select, textarea')];
  const seenText = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node instanceof Element) return isShown(node) || node.tagName === 'BDI' ? seenText(node) : '';
        return node.textContent ?? '';
      })
      .join(' ');
  const plain = (text: string) => text.replaceAll(/[\s.,،…:]+/g, ' ').trim();
  for (const control of operable) {
    const ids = control.getAttribute('aria-labelledby');
    const labels = 'labels' in control && control instanceof HTMLButtonElement ? [...control.labels] : [];
    const named = ids ? ids.split(' ').map((id) => document.getElementById(id)) : labels;
    const name = control.ariaLabel ?? named.map((element) => element?.textContent ?? '').join(' ');
    if (name !== '' && isShown(control) && !plain(name).includes(plain(seenText(control))))
      found.add(`${nameOf(control)} reads «${plain(seenText(control))}»`);
    if (control.tabIndex > 0) found.add(`${nameOf(control)} has a positive tabindex`);
  }
  // Excludes sticky elements, which may be higher on the screen than content that precedes them in the document.
  const stops = operable.filter(
    (control) => control.tabIndex === 0 && isShown(control) && control.closest('main') && !floats(control, /sticky/),
  );
  for (const [index, stop] of stops.entries()) {
    const [box, next] = [stop, stops[index + 1] ?? stop].map((element) => element.getBoundingClientRect());
    const isSameColumn = box && next && Math.min(box.right, next.right) - Math.max(box.left, next.left) > 8;
    if (isSameColumn && next.bottom <= box.top) found.add(`Tab moves up from ${nameOf(stop)}`);
  }

  // The theme's font sizes in this viewport. Text must not have other sizes.
  const probe = document.body.appendChild(document.createElement('i'));
  const sizes = [
    'font-size-xs',
    'font-size-sm',
    'font-size-md',
    'font-size-lg',
    'font-size-xl',
    'h2-font-size',
    'h1-font-size',
  ];
  const scales = sizes.map((name) => {
    probe.style.fontSize = `var(--mantine-${name})`;
    return getComputedStyle(probe).fontSize;
  });
  probe.remove();

  const words = new Intl.Segmenter('fa', { granularity: 'word' });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = new Map<Element, { text: string; tops: Set<number> }>();
  const placed: { parent: Element; box: DOMRect }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || text.trim() === '' || !isShown(parent) || parent.closest('script, style, svg, textarea')) continue;
    for (const { index, segment, isWordLike } of words.segment(text)) {
      // At 200 %, an e-mail address is wider than a phone's screen, so the address may be broken across lines.
      if (!isWordLike || (scale > 100 && /[@.][a-z]/.test(text))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 8)
        found.add(`«${segment}» is broken across lines in ${nameOf(parent)}`);
    }
    range.selectNodeContents(node);
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(parent);
    if (!scales.includes(fontSize) || !/^(?:400|600|700)$/.test(fontWeight))
      found.add(`${nameOf(parent)} has the font size ${fontSize} and the weight ${fontWeight}`);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    const least = parent.closest('h1, h2, h3, h4, h5, h6') ? 1.35 : 1.65;
    if (tops.size > 1 && Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < least - 0.01)
      found.add(`${nameOf(parent)} has a line height of ${lineHeight} at ${fontSize}`);
    // Reports text that is clipped by an element that does not scroll.
    const inks = [...range.getClientRects()];
    // The lower edge of the visible lines. Clipped lines also have boxes, for example with `line-clamp`.
    let edge = Infinity;
    for (let frame = parent; frame.closest('main'); frame = frame.parentElement ?? document.body) {
      const { overflowX } = getComputedStyle(frame);
      if (/auto|scroll/.test(overflowX)) break;
      const { left, right, bottom } = frame.getBoundingClientRect();
      if (!/hidden|clip/.test(overflowX)) continue;
      edge = Math.min(edge, bottom);
      if (inks.some((ink) => ink.left < left - 2 || ink.right > right + 2))
        found.add(`${nameOf(parent)} is cut off by the edge of ${nameOf(frame)}`);
    }
    const isSeen = (box: DOMRect) => box.top < edge - 4;
    if (parent.closest('main') && !floats(parent)) placed.push(...inks.filter(isSeen).map((box) => ({ parent, box })));
    const block = parent.closest('p, li, div, dd');
    if (block && parent.closest('main')) {
      const known = lines.get(block) ?? { text: '', tops: new Set() };
      for (const { top } of range.getClientRects()) known.tops.add(Math.round(top / 8));
      lines.set(block, { ...known, text: known.text + text });
    }
  }
  // Reports overlapping text. Adjacent lines of one element may touch.
  for (const [index, { parent, box }] of placed.entries())
    for (const { parent: other, box: next } of placed.slice(index + 1)) {
      const width = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (parent !== other && width > 4 && height > 0.4 * Math.min(box.height, next.height))
        found.add(`${nameOf(parent)} overlaps ${nameOf(other)}`);
    }
  // In a text of three or more lines, a line must have at most 80 characters on average. If the window is at least 600
  // px wide, the lines of long paragraphs outside cards must also have at least 45 characters.
  for (const [block, { text, tops }] of lines) {
    const length = Math.round(text.trim().length / (tops.size - 0.5));
    const isProse =
      text.length > 180 &&
      block.matches('p:not(.mantine-Card-root:not([data-wide]) *), [role=tabpanel] [dir]:not([data-excerpt])');
    const isShort = length < 45 && innerWidth >= 600 && isProse;
    if (tops.size >= 3 && (length > 80 || isShort)) found.add(`${nameOf(block)} has lines of ${length} characters`);
  }
  // Reports text that is cut off with an ellipsis, except excerpts, which have a link to the full text.
  for (const element of document.querySelectorAll('main :not([data-excerpt])')) {
    if (!isShown(element)) continue;
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCut =
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 4);
    // At 200 %, `line-clamp` may shorten long titles.
    if (isCut && (scale === 100 || webkitLineClamp === 'none') && element.tagName !== 'SELECT')
      found.add(`${nameOf(element)} is cut off`);
  }
  // Images may lose up to a sixth of their width, but none of their height. Controls must not cover the centre of an
  // image.
  const controls = [...document.querySelectorAll('main :is(a, button)')].filter(
    (control) =>
      isShown(control) &&
      getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)' &&
      // Sticky elements may cover images.
      !floats(control, /sticky/),
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const { left, right, top, bottom, width, height } = image.getBoundingClientRect();
    if (!isShown(image) || image.naturalWidth === 0) continue;
    const shown = ((width / height) * image.naturalHeight) / image.naturalWidth;
    if (getComputedStyle(image).objectFit === 'cover' && (shown < 5 / 6 || shown > 1.02))
      found.add(`${image.currentSrc} is cropped to ${Math.round(width)} by ${Math.round(height)} px`);
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      const across = box.left < right - width / 4 && box.right > left + width / 4;
      if (!control.contains(image) && across && box.top < bottom - height / 4 && box.bottom > top + height / 4)
        found.add(`${nameOf(control)} covers ${image.currentSrc}`);
    }
  }
  // All cards of a list must have the same width. Cards that fill a row, a larger first card and the first two of five
  // cards are exceptions.
  for (const list of document.querySelectorAll('main :is(ul, [role=list]):not([data-layout=featured])')) {
    const cards = [...list.children]
      .slice(list.children.length === 5 ? 2 : 0)
      .filter((item) => item.matches(':not([data-pair]):has(> .mantine-Card-root)'));
    const widths = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width)));
    widths.delete(Math.round(list.getBoundingClientRect().width));
    if (widths.size > 1) found.add(`${nameOf(list)} has cards of different widths`);
  }
  // No element in `main` may have a fixed position.
  for (const element of document.querySelectorAll('main *'))
    if (isShown(element) && getComputedStyle(element).position === 'fixed')
      found.add(`${nameOf(element)} has a fixed position`);
  return [...found];
}

/** Records the layout shifts of a page from the start of its load, for `shiftsOf`. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${place(previousRect)} → ${place(currentRect)}`,
        );
        if (value >= 0.001) shifts.push(`${value.toFixed(4)}: ${moves.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the recorded layout shifts, with old and new positions. */
export const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
