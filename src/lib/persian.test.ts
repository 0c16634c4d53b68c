import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePersian, fold, foldedMatches, normalizePhone } from './persian.ts';

describe('fold', () => {
  test.for([
    ['Arabic ye and kaf', 'رياضي كتاب', 'ریاضی کتاب'],
    ['alef maqsura', 'موسيقى', 'موسیقی'],
    ['te marbuta and he with hamza', 'مدرسة، خانۀ ما، خانهٔ ما', 'مدرسه، خانه ما، خانه ما'],
    ['every alef', 'آب أمر إيران ٱلله', 'اب امر ایران الله'],
    ['hamza carriers', 'مؤسسه رئیس', 'موسسه رییس'],
    ['half spaces', 'برنامه‌نویسی می‌شود', 'برنامهنویسی میشود'],
    ['harakat and tatweel', 'دَرْسِ اوّل مـــن', 'درس اول من'],
    ['digits', '۱۲۳ ٤٥٦ 789', '123 456 789'],
    ['case and accents', 'React Café', 'react cafe'],
    ['presentation forms', 'ﻛﺘﺎﺏ', 'کتاب'],
    ['white space', '  دوره \n\t  ها ', 'دوره ها'],
    ['direction marks', '\u202Eدوره\u200F', 'دوره'],
  ])('[§2.20] folds %s', ([, text, key]) => {
    expect(fold(text ?? '')).toBe(key);
  });

  test('folding twice changes nothing, and all Unicode normalization forms fold to the same key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
      }),
    );
  });
});

test('comparePersian sorts like a Persian dictionary', () => {
  const words = ['یک', 'پارسی', 'گل', 'آب', 'درس ۱۰', 'چای', 'درس ۲', 'ژاله', 'زمین'];
  expect(words.toSorted(comparePersian)).toEqual(['آب', 'پارسی', 'چای', 'درس ۲', 'درس ۱۰', 'زمین', 'ژاله', 'گل', 'یک']);
});

test.for([
  ['09123456789', '+989123456789'],
  ['۰۹۱۲ ۳۴۵-۶۷۸۹', '+989123456789'],
  ['٠٩١٢٣٤٥٦٧٨٩', '+989123456789'],
  ['\u200E+98 912–345‑6789', '+989123456789'],
  ['0211234567', '0211234567'],
  ['+49309123456', '+49309123456'],
  ['abc', 'abc'],
])('[§5.4] normalizePhone converts %s to %s', ([text, phone]) => {
  expect(normalizePhone(text ?? '')).toBe(phone);
});

test.for([
  ['كتاب‌ها و کِتابخانه', 'کتاب', ['كتاب', 'کِتاب']],
  ['می‌روم', 'میروم', ['می‌روم']],
  ['درس ۱۲', '12', ['۱۲']],
  ['React و react', 'REACT', ['React', 'react']],
  ['دو  فاصله', 'دو فاصله', ['دو  فاصله']],
  ['زبان ترکی برای سفر', 'ترکی زبان', ['زبان', 'ترکی']],
  ['کتابِ خوب', 'کتاب', ['کتابِ']],
  ['کتابـ خوب', 'کتاب', ['کتاب']],
  ['abcd', 'ab abc', ['ab']],
  ['abcd', 'cd ab', ['ab', 'cd']],
  ['هیچ', ' ', []],
  ['هیچ', 'کتاب', []],
] as const)('[§10.16] in %s, matches of %s are marked in their original spelling', ([text, needle, marked]) => {
  expect(foldedMatches(text, needle).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
