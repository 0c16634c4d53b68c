import { toLatinDigits } from '../../../lib/persian.ts';

/** Parses rials with digits of any script, grouped or not. Null for anything else (product §5). */
export function parsePrice(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[\s\p{Cf},٬،]/gu, '');
  const rials = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(rials) ? rials : null;
}
