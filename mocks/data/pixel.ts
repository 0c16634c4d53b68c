/** A valid PNG of one pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns the same PNG as a file with this name. */
export function pixel(name: string): File {
  return new File([Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))], name, { type: 'image/png' });
}
