import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampText, clampWords, directionOf, excerptOf, isBlank, plainText, shownText, stripBidi } from './text.ts';

describe('plainText', () => {
  test('[F45] returns a message as one line, shortened if it is long', () => {
    expect(plainText('موجودی کافی نیست.')).toBe('موجودی کافی نیست.');
    expect(plainText('  سطر یک\n\u0000سطر دو ')).toBe('سطر یک سطر دو');
    expect(plainText('۲ < ۳ و x <= y')).toBe('۲ < ۳ و x <= y');
    expect(plainText('خ'.repeat(10_000))).toBe(`${'خ'.repeat(299)}…`);
  });

  const noTexts = [undefined, null, 7, { message: 'x' }, ['x'], '', '  \n ', '\u202E'];
  const markup = ['<!DOCTYPE html><h1>Server Error</h1>', 'پیام <b>مهم</b>', '<img onerror=alert(1)', 'a</p>', '<?xml'];
  test.for<unknown>([...noTexts, ...markup])('[F45] %j contains no message', (value) => {
    expect(plainText(value)).toBeNull();
  });
});

test('[F26] stripBidi removes overrides and isolates and keeps the zero-width non-joiner', () => {
  expect(shownText('a\u202Eb')).toBe('ab');
  expect(shownText('دوره', 3)).toBe('دو…');
  expect(stripBidi('\u202Aa\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069b می‌شود')).toBe('ab می‌شود');
});

describe('clampText', () => {
  test('shortens only texts above the limit', () => {
    expect(clampText('دوره', 4)).toBe('دوره');
    expect(clampText('دوره‌ها', 4)).toBe('دور…');
    expect(clampText('یک دو', 4)).toBe('یک…');
    expect(clampText('دوره', 1)).toBe('…');
    expect(clampText('دوره', 0)).toBe('');
  });

  test('[F26] never exceeds the limit or splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const clamped = clampText(text, max);
        expect(clamped.length).toBeLessThanOrEqual(max);
        expect(clamped.isWellFormed()).toBe(true);
      }),
    );
  });
});

test('[§5.14] isBlank ignores invisible characters', () => {
  expect(['', ' \n', '\u200c', '\u200f\u200b '].every(isBlank)).toBe(true);
  expect(['.', '\u200cالف'].some(isBlank)).toBe(false);
});

describe('directionOf', () => {
  test.for([
    ['دوره‌ی حسابان', 'rtl'],
    ['Excel برای تحلیل مالی', 'rtl'],
    ['React و TypeScript', 'rtl'],
    ['Introduction to React', 'ltr'],
    ['۱۴۰۴', 'rtl'],
    ['2026', 'rtl'],
    ['', 'rtl'],
  ] as const)('the direction of «%s» is %s', ([text, direction]) => {
    expect(directionOf(text)).toBe(direction);
  });
});

test.for([
  ['یک دو سه', 20, 'یک دو سه'],
  ['یک دوازده سیزده', 12, 'یک دوازده…'],
  ['یک، دوازده', 8, 'یک…'],
  ['کتاب و یک دفتر', 10, 'کتاب…'],
  ['بی‌نهایت'.repeat(4), 10, 'بی‌نهایتب…'],
] as const)('«%s» is shortened to at most about %i characters, but not after a conjunction', ([text, max, shown]) => {
  expect(clampWords(text, max)).toBe(shown);
});

test.for([
  ['حسابان علم تغییر است. این دوره آن را می‌آموزد.', 'حسابان علم تغییر است.'],
  ['همه چیز این‌جاست. نسخه‌ی 3.5 هم هست؟ شاید.', 'همه چیز این‌جاست. نسخه‌ی 3.5 هم هست؟'],
  ['آماده‌اید؟ این دوره شما را از نخستین خط تا برنامه می‌برد.', 'آماده‌اید؟ این دوره شما…'],
  ['این دوره شما را از نخستین خط تا برنامه‌ی کامل می‌برد.', 'این دوره شما را از نخستین…'],
  ['همه‌ی متن جا می‌شود. حتی این', 'همه‌ی متن جا می‌شود. حتی این'],
  ['این نسخه‌ی کامل این دوره است. نسخه‌ی 13.5 و بیشتر و بیشتر', 'این نسخه‌ی کامل این دوره است.'],
] as const)('[§2.12] the excerpt of %j is %j', ([text, excerpt]) => {
  expect(excerptOf(text, 40, 28)).toBe(excerpt);
});
