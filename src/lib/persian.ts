import { once } from './once.ts';

const collator = once(() => new Intl.Collator('fa', { numeric: true }));

/** Letters that look or sound alike to a Persian reader and that decomposition leaves apart. */
const alike: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * `text` as a key to search and compare by; never shown and never stored.
 *
 * Gone are harakat, tatweel and zero-width characters, the half space among them; every alef (آ أ إ ٱ) is ا, every
 * hamza carrier its bare letter (ؤ is و, ئ is ی), ي ى are ی, ك is ک, ة ۀ are ه; digits are Latin, letters lower
 * case, presentation forms plain, and white space is single.
 */
export function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKD').toLowerCase())
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Where `needle` occurs in `text` for a reader who does not mind how it is typed, else where each of its words does: pairs
 * of start and end; none for a blank one.
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

/** `text` folded, and for each folded character where it begins and ends in `text`. */
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
    // A mark belongs to the letter before it.
    if (last && key === '' && /\p{Mn}/u.test(character)) last[1] = end;
    at = end;
  }
  return { folded, spans };
}

/** `text` with its Persian and Arabic digits in Latin; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Orders texts as a Persian dictionary does, and numbers in them by value. */
export function comparePersian(first: string, second: string): number {
  return collator().compare(first, second);
}

/**
 * A phone number as the server takes it: Latin digits, no spaces, dashes or invisible marks, and the national
 * prefix of a mobile number (09…) in its international form (+989…) (product §5).
 */
export function normalizePhone(text: string): string {
  return toLatinDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/^0(?=9)/, '+98');
}
