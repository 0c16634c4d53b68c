/** Placeholder for every value in a text: «…» as a word, ۳ as a number. */
const example = { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 3 : '…') };

/** The texts in one group, by their paths. Empty if there is none. */
export function messagesOf(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String(part(example, example, example))]];
  return Object.entries(part ?? {}).flatMap(([key, value]) => messagesOf(value, `${path}.${key}`));
}
