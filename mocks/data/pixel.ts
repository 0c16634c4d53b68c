/** A valid PNG of one pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns the PNG `PIXEL` as a file. Zeros after the PNG's end enlarge the file to at least `megabytes`. */
export function pixel(name: string, megabytes = 0): File {
  const png = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  const rest = new Uint8Array(Math.max(0, megabytes * 1_048_576 - png.length));
  return new File([png, rest], name, { type: 'image/png' });
}
