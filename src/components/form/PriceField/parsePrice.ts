import { toLatinDigits } from '../../../lib/persian.ts';
import { UNIT } from '../../../text/format.ts';

/** Parses an amount of the brand's currency into rials, with digits of any script, grouped or not. Null for anything else (product §5). */
export function parsePrice(text: string): number | null {
  const digits = toLatinDigits(text).replace(/[\s\p{Cf},٬،]/gu, '');
  const rials = /^\d+$/.test(digits) ? Number(digits) * UNIT : Number.NaN;
  return Number.isSafeInteger(rials) ? rials : null;
}
