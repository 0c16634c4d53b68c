import { once } from './once.ts';

const collator = once(() => new Intl.Collator('fa', { numeric: true }));

/**
 * Converts `text` to a key for search and comparison. The key is never shown or stored. Harakat, tatweel and zero-width
 * characters are removed. Every alef (آ أ إ ٱ) becomes ا, ؤ becomes و, ئ ي ى become ی, ك becomes ک, ة ۀ become ه.
 * Digits become Latin, letters become lower case, presentation forms become plain letters, and white space becomes a
 * single space.
 */
export function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKD').toLowerCase())
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .replace(/[يىے]/g, 'ی')
    .replace(/[كڪ]/g, 'ک')
    .replace(/[ةەہھ]/g, 'ه')
    .replaceAll('ٱ', 'ا')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the ranges in which `needle` occurs in `text`, in any spelling. If `needle` does not occur, returns the
 * ranges of its individual words.
 */
export function foldedMatches(text: string, needle: string): [start: number, end: number][] {
  const sought = fold(needle);
  if (sought === '') return [];
  const { folded, spans } = foldedSpans(text);
  const found = folded.includes(sought) ? [sought] : sought.split(' ');
  const matches = found.flatMap((word) => {
    const places: [number, number][] = [];
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      places.push([spans[from]?.[0] ?? 0, spans[from + word.length - 1]?.[1] ?? text.length]);
    }
    return places;
  });
  const sorted = matches.sort(([first], [second]) => first - second);
  return sorted.filter(([start], index) => sorted.slice(0, index).every(([, end]) => end <= start));
}

/** Returns the folded `text`, and for each folded character its start and end in `text`. */
function foldedSpans(text: string) {
  let folded = '';
  const spans: [start: number, end: number][] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const key = /\s/.test(character) ? ' ' : fold(character);
    const last = spans.at(-1);
    if (key !== ' ' || !folded.endsWith(' ')) folded += key;
    while (spans.length < folded.length) spans.push([at, end]);
    // A combining mark belongs to the preceding letter.
    if (last && key === '' && /\p{Mn}/u.test(character)) last[1] = end;
    at = end;
  }
  return { folded, spans };
}

/** Replaces Persian and Arabic digits with Latin digits. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Compares strings in the order of a Persian dictionary. Numbers within the strings are compared by value. */
export function comparePersian(first: string, second: string): number {
  return collator().compare(first, second);
}

/**
 * Converts a phone number to the form that the server expects: Latin digits without spaces, dashes or invisible marks,
 * and +989… instead of 09… (product §5).
 */
export function normalizePhone(text: string): string {
  return toLatinDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/^0(?=9)/, '+98');
}
