import { describe, expect, test } from 'vitest';
import { fa } from './fa.ts';
import { formatPrice } from './format.ts';

/** Returns every text with its path. Calls functions with plausible values. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(7, 8, 9))]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const texts = textsOf(fa, 'fa');

describe('every text', () => {
  test.for(texts)('%s follows the style rules', ([, text]) => {
    // Allows the Latin digits 7 to 9, because `textsOf` passes them even to functions that expect formatted numbers.
    expect(text).not.toMatch(/[يكىة!?]|undefined|null|\{|[0-6]/);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|\.\.\./);
    expect(text).not.toMatch(/(^|\s)(ن?می) |\S (ها|های)(\s|$)/);
    // Only `formatPercent` writes the percent sign, so that the sign is on the same side in every text.
    expect(text.replaceAll(/\u061c[۰-۹]+٪/g, '')).not.toMatch(/[٪%]/);
  });

  // Words for which the site prefers an alternative.
  const WRONG =
    /(^|\s)تنها\s|آغاز|نخست|برداشتن|با موفقیت|مشاهده|رونوشت|هم‌رسانی|پیوند|نشست|منقضی|پیش‌تر|از قبل|حداقل|کاراکتر|برگه|بازگردان|نگه‌داشت|(^|\s)خانه(‌| را)|بارگذاری شد\.|درباره |شماره /;
  // The exact wording that the product requires.
  const GIVEN: string[] = [
    fa.auth.signUpFailed,
    fa.blog.articleFailed,
    fa.course.detailFailed,
    fa.profile.coursesFailed,
  ];
  test.for(texts.filter(([, text]) => !GIVEN.includes(text)))('%s uses the preferred terms', ([path, text]) => {
    // «نگه‌داشت» is reserved for courses stored offline. Elsewhere, users could mistake it for a bookmark.
    expect(path.startsWith('fa.offline.') ? text.replaceAll('نگه‌داشت', '') : text).not.toMatch(WRONG);
  });
});

test('texts format their values, and a server’s message replaces the generic message', () => {
  expect(fa.session.expiring(299_000)).toBe('تا ۵ دقیقه‌ی دیگر از حساب خود خارج می‌شوید.');
  expect(fa.basket.priceChanged('هندسه', 0, 5000)).toBe(`«هندسه» دیگر رایگان نیست؛ قیمت آن ${formatPrice(5000)} است.`);
  expect(fa.learning.boughtFor('هندسه', 0)).toBe('«هندسه»، رایگان');
  expect(fa.blog.likesTab(12)).toBe('۱۲ پسند');
  expect(fa.home.slide(3)).toBe('نمایش اسلاید ۳');
  expect(fa.nav.basketWithCount(0)).toBe('سبد خرید');
  expect(fa.auth.logInFailed('حساب بسته است.')).toBe('خطا: حساب بسته است.');
  expect(fa.basket.failed('موجودی کافی نیست.')).toBe('موجودی کافی نیست.');
  expect(fa.blog.createFailed('نیست.')).toBe('مقاله منتشر نشد: نیست.');
});
