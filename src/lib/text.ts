/** `text` without the characters that override the direction of what stands around them. */
export function stripBidi(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** `text` of at most `max` UTF-16 units, ending in … where it was cut; a character is never cut in half. */
export function clampText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** `text` as it may be shown: at most `max` characters, more of which only slow the layout down, and unable to turn what stands around it. */
export function shownText(text: string, max = 200): string {
  return clampText(stripBidi(text), max);
}

/** `text` of about `max` characters at most, ending in … after a whole word where it was cut; one endless word is cut. */
export function clampWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/\s+\S*$/, '');
  return cut.length === max ? clampText(text, max) : `${cut.replace(/[\s،؛:,.]+$/, '')}…`;
}

/**
 * What a server sent as a message, as one line of plain text; null for what is no string, blank, or markup, so that
 * the caller says something of its own.
 */
export function plainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z/!?]/i.test(value)) return null;
  const line = stripBidi(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? null : clampText(line, 300);
}

/**
 * The direction to show a text in: right to left as soon as one letter asks for it, for a Persian title may well begin
 * with a Latin word, which `dir="auto"` would take for English; left to right where every letter is Latin.
 */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && /\p{L}/u.test(text) ? 'ltr' : 'rtl';
}
