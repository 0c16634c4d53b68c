import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  CURRENCY,
  FREE,
  formatClock,
  formatDate,
  formatMinutes,
  formatNumber,
  formatPercent,
  formatPhone,
  formatPrice,
  formatTotal,
  UNIT,
} from './format.ts';

/** Non-numbers, invalid amounts, and boundary amounts. */
const odd = [Number.NaN, Infinity, -Infinity, -1, -0, 1e21, 5e-324, Number.MAX_VALUE];
const anyNumber = fc.oneof(fc.constantFrom(...odd), fc.double());

describe('formatPrice', () => {
  test('[§9.3] returns Persian digits, no decimals, and the currency', () => {
    expect(formatPrice(1_200_000 * UNIT)).toBe(`۱٬۲۰۰٬۰۰۰ ${CURRENCY}`);
    expect(formatPrice(9999.6)).toBe(`${formatNumber(10_000 / UNIT)} ${CURRENCY}`);
  });

  test.for([[0], [null], [undefined], [-5], [Number.NaN], [Infinity], [1e21], [0.2]])(
    '[F27] shows the price %s as free',
    ([amount]) => {
      expect(formatPrice(amount)).toBe(FREE);
    },
  );
});

test('[F27] [§9.3] numbers are never shown as «ناعدد», as infinity or in Latin digits', () => {
  const formats = [formatNumber, formatPrice, formatTotal, formatMinutes, formatClock, formatDate];
  fc.assert(
    fc.property(anyNumber, (value) => {
      for (const format of formats) expect(format(value)).not.toMatch(/ناعدد|∞|NaN|\d/);
      for (const format of [formatPrice, formatTotal]) expect(format(value)).not.toMatch(/[−\p{Cf}]/u);
    }),
  );
});

test('formatNumber groups thousands and rounds to one decimal, like `Intl.NumberFormat`', () => {
  expect(formatNumber(1234567)).toBe('۱٬۲۳۴٬۵۶۷');
  const intl = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1, signDisplay: 'negative' });
  const sizes = fc.oneof(
    fc.constantFrom(0, -0, 4.6, -0.04, 999.96, -1000),
    fc.maxSafeInteger(),
    fc.integer().map((tenths) => tenths / 10),
  );
  fc.assert(
    fc.property(sizes, (value) => {
      expect(formatNumber(value)).toBe(intl.format(value));
    }),
  );
});

test('formatPercent puts an Arabic letter mark before the digits and the sign after them', () => {
  expect(formatPercent(20)).toBe('\u061c۲۰٪');
});

test.for([
  ['+989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷'],
  ['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷'],
  ['+982100000001', '۰۲۱ ۰۰۰۰ ۰۰۰۱'],
  ['+4930123456', '+۴۹۳۰۱۲۳۴۵۶'],
  ['+4909121234567', '+۴۹۰۹۱۲۱۲۳۴۵۶۷'],
  ['+4902112345678', '+۴۹۰۲۱۱۲۳۴۵۶۷۸'],
  ['+98912123456789', '+۹۸۹۱۲۱۲۳۴۵۶۷۸۹'],
  ['+9821123456789', '+۹۸۲۱۱۲۳۴۵۶۷۸۹'],
  ['', ''],
])('the phone number %s is shown as %s', ([phone = '', text]) => {
  expect(formatPhone(phone)).toBe(text);
});

test.for<[number, string, string]>([
  [300_000, '۵', '۰۵:۰۰'],
  [299_000, '۵', '۰۴:۵۹'],
  [60_001, '۲', '۰۱:۰۱'],
  [500, '۱', '۰۰:۰۱'],
  [0, '۱', '۰۰:۰۰'],
  [-9000, '۱', '۰۰:۰۰'],
  [6_000_000, '۱۰۰', '۱۰۰:۰۰'],
])('%i ms are %s minutes, and %s on the clock', ([span, minutes, clock]) => {
  expect(formatMinutes(span)).toBe(minutes);
  expect(formatClock(span)).toBe(clock);
});

test('formatDate returns the date in Tehran in the Persian calendar', () => {
  expect(formatDate('2026-03-20T20:30:00Z')).toBe('۱ فروردین ۱۴۰۵');
  expect(formatDate('2026-03-20T20:29:59Z')).toBe('۲۹ اسفند ۱۴۰۴');
  expect(formatDate('yesterday')).toBe('');
});

test.for([
  ['rial', '۱٬۲۰۰٬۰۰۰ ریال', '۱٬۲۰۰٬۰۰۰'],
  ['toman', '۱۲۰٬۰۰۰ تومان', '۱۲۰٬۰۰۰'],
] as const)(
  '[§9.3] with the currency %s, only amounts are converted, not other numbers',
  async ([currency, price, total]) => {
    vi.resetModules();
    vi.doMock('../../brand/brand.ts', () => ({ currency }));
    const format = await import('./format.ts');
    vi.doUnmock('../../brand/brand.ts');
    vi.resetModules();
    expect([format.formatPrice(1_200_000), format.formatTotal(1_200_000)]).toEqual([price, total]);
    expect(format.formatPrice(0)).toBe('رایگان');
    const counts = Array.from({ length: 11 }, (_, index) => format.numberWord(index + 1));
    expect(counts.join(' ')).toBe('یک دو سه چهار پنج شش هفت هشت نه ده ۱۱');
    expect(format.formatClock(65_000)).toBe('۰۱:۰۵');
    expect(format.formatDate('2026-03-20T20:30:00Z')).toBe('۱ فروردین ۱۴۰۵');
    expect(format.formatPrice(3)).toBe(currency === 'toman' ? '۱ تومان' : '۳ ریال');
  },
);
