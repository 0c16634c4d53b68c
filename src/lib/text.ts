/** Removes characters that would change the direction of the surrounding text. */
export function stripBidi(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Returns whether `text` has only spaces and invisible characters, such as the zero-width non-joiner. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** Shortens `text` to `max` UTF-16 units with … at the end, without splitting a character. */
export function clampText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/**
 * Prepares `text` for display. Removes direction overrides, and limits the text to `max` characters, because long text
 * slows down layout.
 */
export function shownText(text: string, max = 200): string {
  return clampText(stripBidi(text), max);
}

// Words with which a shortened text must not end, such as “and”, “of” or “a”.
const LINKING = /(?:\s(?:و|یا|که|از|به|در|را|با|تا|برای|یک|این|آن|هر))+$/;

/**
 * Shortens `text` to about `max` characters, and adds … at the end. The last word is complete, and is
 * not one of the words in `LINKING`. A single long word is split.
 */
export function clampWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/\s+\S*$/, '');
  return cut.length === max ? clampText(text, max) : `${cut.replace(LINKING, '').replace(/[\s،؛:,.]+$/, '')}…`;
}

/**
 * Returns the first whole sentences of `text` that fit into `max` characters. If there are none, or if they are shorter
 * than half of `few`, shortens the text to about `few` characters instead.
 */
export function excerptOf(text: string, max: number, few: number): string {
  if (text.length <= max) return text;
  const sentences = /^.*[.!?؟](?=\s)/su.exec(text.slice(0, max + 1))?.[0] ?? '';
  return sentences.length > few / 2 ? sentences : clampWords(text, few);
}

/** Returns a server's message as one line of plain text. Null if it is blank, contains markup, or is not a string. */
export function plainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z/!?]/i.test(value)) return null;
  const line = stripBidi(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? null : clampText(line, 300);
}

/**
 * Returns the direction of `text`: right to left if it contains a right-to-left letter or no letters. `dir="auto"` is
 * not used, because it would treat a Persian title that begins with a Latin word as left to right.
 */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && /\p{L}/u.test(text) ? 'ltr' : 'rtl';
}

// Matches consecutive lines that are not blank. A paragraph may contain single line breaks.
const PARAGRAPH = /^.*\S.*(?:\n.*\S.*)*/gm;

/** Returns the paragraphs of `text`, separated by blank lines, as regular-expression matches with their indexes. */
export const paragraphsOf = (text: string) => [...text.matchAll(PARAGRAPH)];
