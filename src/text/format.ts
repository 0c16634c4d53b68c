import { once } from '../lib/once.ts';

/** The price text of a free course (product §2). */
export const FREE = 'رایگان';

/** The currency of every amount in the product (product §9). */
export const RIAL = 'ریال';

// It takes milliseconds to make, so not before it is needed.
const dates = once(
  // One zone for everybody: a prerendered page and the browser must write the same day.
  () => new Intl.DateTimeFormat('fa-IR', { dateStyle: 'long', timeZone: 'Asia/Tehran' }),
);

/**
 * A number in Persian digits, grouped by thousands, with its first decimal, as `Intl.NumberFormat('fa-IR')` writes it, which
 * takes a slow phone 50 ms to make before a page can be used; what is no number, or too long for one, reads as zero.
 */
export function formatNumber(value: number): string {
  const [whole = '', tenth] = (Math.abs(value) < 1e21 ? Math.abs(value) : 0).toFixed(1).split('.');
  const digits = formatDigits(whole.replace(/\B(?=(?:\d{3})+$)/g, '٬') + (tenth === '0' ? '' : `٫${tenth}`));
  return value < 0 && digits !== '۰' ? `\u200e−${digits}` : digits;
}

const WORDS = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];

/** A count as a sentence has it: in letters up to ten, then in digits. */
export function numberWord(count: number): string {
  return WORDS[count - 1] ?? formatNumber(count);
}

/** `text` with its Latin digits in Persian; everything else stays. */
export function formatDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x06c0));
}

/**
 * A telephone number as people write it, grouped and in Persian digits: «۰۹۱۲ ۱۲۳ ۴۵۶۷» for +989121234567; one of another
 * country only changes its digits (product §3).
 */
export function formatPhone(phone: string): string {
  const [, area = '', first = '', last = ''] =
    /^(?:\+98|0)(9\d{2})(\d{3})(\d{4})$/.exec(phone) ?? /^(?:\+98|0)(\d{2})(\d{4})(\d{4})$/.exec(phone) ?? [];
  return formatDigits(area === '' ? phone : `0${area} ${first} ${last}`);
}

/**
 * An amount of rials as a price, such as «۱٬۲۰۰٬۰۰۰ ریال», without decimals; zero, a missing and an impossible
 * amount read as free (product §2, §9).
 */
export function formatPrice(rials: number | null | undefined): string {
  const amount = wholeRials(rials);
  // Intl's own currency style puts the symbol first, behind an invisible mark; the basket's total has it last.
  return amount === 0 ? FREE : `${formatNumber(amount)} ${RIAL}`;
}

/** A sum of rials as digits alone, zero included; the text around it states the currency (product §9). */
export function formatTotal(rials: number): string {
  return formatNumber(wholeRials(rials));
}

/** A span of milliseconds as whole minutes, rounded up and at least one: «۵» (product §4). */
export function formatMinutes(milliseconds: number): string {
  return formatNumber(Math.max(1, Math.ceil(milliseconds / 60_000) || 1));
}

/** A span of milliseconds as a countdown, minutes and seconds: «۰۴:۵۹»; below zero it stands still at «۰۰:۰۰». */
export function formatClock(milliseconds: number): string {
  const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0;
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** A day of the Persian calendar, «۳۰ آبان ۱۴۰۵», as it is in Tehran; empty for what is not a date. */
export function formatDate(value: Date | number | string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : dates().format(date);
}

const twoDigits = (value: number) => formatDigits(String(value).padStart(2, '0'));

function wholeRials(rials: number | null | undefined): number {
  const amount = Math.round(rials ?? 0);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}
