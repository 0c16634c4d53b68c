import { currency } from '../../brand/brand.ts';
import { once } from '../lib/once.ts';

/** The price text of a free course (product §2). */
export const FREE = 'رایگان';

/** The currency in which users see and type amounts (product §9). The API uses rials. */
export const CURRENCY = currency === 'toman' ? 'تومان' : 'ریال';
/** The number of rials in one unit of `CURRENCY`. */
export const UNIT = currency === 'toman' ? 10 : 1;

// The date format is created on demand, because its creation takes milliseconds.
const dates = once(
  // The time zone is fixed, because the renderer and the browser must show the same day.
  () => new Intl.DateTimeFormat('fa-IR', { dateStyle: 'long', timeZone: 'Asia/Tehran' }),
);

/**
 * Returns a number in Persian digits, grouped by thousands, with at most one decimal, like
 * `Intl.NumberFormat('fa-IR')`. Does not use `Intl`, because creating a formatter takes 50 ms on a slow phone. Invalid
 * numbers, and numbers from 1e21 upwards, become zero.
 */
export function formatNumber(value: number): string {
  const [whole = '', tenth] = (Math.abs(value) < 1e21 ? Math.abs(value) : 0).toFixed(1).split('.');
  const digits = formatDigits(whole.replace(/\B(?=(?:\d{3})+$)/g, '٬') + (tenth === '0' ? '' : `٫${tenth}`));
  return value < 0 && digits !== '۰' ? `\u200e−${digits}` : digits;
}

/** Returns a percentage, such as «۲۰٪». The Arabic letter mark puts the sign after the digits in every context. */
export function formatPercent(percent: number): string {
  return `\u061c${formatNumber(percent)}٪`;
}

const WORDS = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];

/** Returns a number for use in a sentence: in words from one to ten, otherwise in digits. */
export function numberWord(count: number): string {
  return WORDS[count - 1] ?? formatNumber(count);
}

/** Replaces Latin digits in `text` with Persian digits. */
export function formatDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x06c0));
}

/**
 * Returns a phone number in groups of Persian digits, such as «۰۹۱۲ ۱۲۳ ۴۵۶۷» for +989121234567. Foreign numbers are
 * not grouped (product §1, §2).
 */
export function formatPhone(phone: string): string {
  const [, area = '', first = '', last = ''] =
    /^(?:\+98|0)(9\d{2})(\d{3})(\d{4})$/.exec(phone) ?? /^(?:\+98|0)(\d{2})(\d{4})(\d{4})$/.exec(phone) ?? [];
  return formatDigits(area === '' ? phone : `0${area} ${first} ${last}`);
}

/**
 * Returns an amount of rials as a price, such as «۱٬۲۰۰٬۰۰۰ ریال». Zero, missing and invalid amounts are shown as free
 * (product §2, §9).
 */
export function formatPrice(rials: number | null | undefined): string {
  const amount = wholeRials(rials);
  // The currency style of `Intl` is not used, because it would put the symbol first, after an invisible mark.
  return amount === 0 ? FREE : `${formatNumber(inCurrency(amount))} ${CURRENCY}`;
}

/**
 * Returns a sum of rials as a number without the currency, because the surrounding text names the currency. Zero stays
 * «۰» (product §9).
 */
export function formatTotal(rials: number): string {
  return formatNumber(inCurrency(wholeRials(rials)));
}

/** Returns a duration in milliseconds as whole minutes, rounded up and at least one, such as «۵» (product §4). */
export function formatMinutes(milliseconds: number): string {
  return formatNumber(Math.max(1, Math.ceil(milliseconds / 60_000) || 1));
}

/** Returns a duration in milliseconds as a countdown, such as «۰۴:۵۹». A negative duration reads «۰۰:۰۰». */
export function formatClock(milliseconds: number): string {
  const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0;
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** Returns the Persian date in Tehran at the given time, such as «۳۰ آبان ۱۴۰۵». Empty if the date is invalid. */
export function formatDate(value: Date | number | string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : dates().format(date);
}

const twoDigits = (value: number) => formatDigits(String(value).padStart(2, '0'));

/**
 * Converts rials to the brand's currency. Rounds up, so that pages never show less than the charged amount. A few
 * rials, for instance, must not become zero.
 */
const inCurrency = (rials: number) => Math.ceil(rials / UNIT);

function wholeRials(rials: number | null | undefined): number {
  const amount = Math.round(rials ?? 0);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}
