/** Removes characters that change the direction of the surrounding text. */
export function stripBidi(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Cuts `text` to `max` UTF-16 units with … at the end. No character is cut in half. */
export function clampText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/**
 * Prepares `text` for display: without direction overrides, and at most `max` characters, because more slow down
 * layout.
 */
export function shownText(text: string, max = 200): string {
  return clampText(stripBidi(text), max);
}

/** Cuts `text` to about `max` characters after a whole word, with … at the end. Cuts inside a single long word. */
export function clampWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/\s+\S*$/, '');
  return cut.length === max ? clampText(text, max) : `${cut.replace(/[\s،؛:,.]+$/, '')}…`;
}

/** A server's message as one line of plain text. Null unless it is a string with text and no markup. */
export function plainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z/!?]/i.test(value)) return null;
  const line = stripBidi(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? null : clampText(line, 300);
}

/**
 * The direction of a text: right to left if it has one right-to-left letter. A Persian title may begin with a Latin
 * word, and `dir="auto"` would treat it as English.
 */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && /\p{L}/u.test(text) ? 'ltr' : 'rtl';
}
