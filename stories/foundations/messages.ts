/** A placeholder for the values in messages. It converts to the string `…` or to the number 3. */
const example = { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 3 : '…') };

/** Returns the messages of one group with their paths. Empty if there are none. */
export function messagesOf(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, String(part(example, example, example))]];
  return Object.entries(part ?? {}).flatMap(([key, value]) => messagesOf(value, `${path}.${key}`));
}
