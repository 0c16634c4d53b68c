import { toLatinDigits } from '../../../lib/persian.ts';

/** Rials from what was typed: digits of any script, grouped or not; null for anything else (product §5). */
export function parsePrice(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[\s\p{Cf},٬،]/gu, '');
  const rials = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(rials) ? rials : null;
}
