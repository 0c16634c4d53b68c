// The reading speed of a practised reader of Persian, in words per minute.
const WORDS_A_MINUTE = 200;

/** Returns the time to read `text`, in minutes, at least 1 (product §10). */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE));
}
