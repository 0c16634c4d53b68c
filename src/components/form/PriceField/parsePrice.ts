import { toLatinDigits } from '../../../lib/persian.ts';
import { UNIT } from '../../../text/format.ts';

/**
 * Converts an amount in the brand's currency, with Latin, Persian or Arabic digits, to rials. Returns null for other
 * text (product §5).
 */
export function parsePrice(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[\s\p{Cf},٬،]/gu, '');
  const rials = /^\d+$/.test(digits) ? Number(digits) * UNIT : Number.NaN;
  return Number.isSafeInteger(rials) ? rials : null;
}
