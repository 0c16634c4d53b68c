import { describe, expect, test } from 'vitest';
import { fa } from './fa.ts';
import { learningText, searchText } from './learning.ts';

/** Every text of the deck by its path; functions are called with plausible values. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(7, 8, 9))]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const texts = [...textsOf(fa, 'fa'), ...textsOf({ learningText, searchText }, 'learning')];

describe('every text', () => {
  test.for(texts)('%s is in the Persian of the house', ([, text]) => {
    // Numbers put in by the calls above are texts in some places, so the digits 7 to 9 may be Latin there.
    expect(text).not.toMatch(/[يكىة!?]|undefined|null|\{|[0-6]/);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|\.\.\./);
    expect(text).not.toMatch(/(^|\s)(ن?می) |\S (ها|های)(\s|$)/);
  });
});

test('values are formatted inside the text, and a server’s reason replaces the general one', () => {
  expect(fa.session.expiring(299_000)).toBe('نشست شما تا ۵ دقیقه‌ی دیگر منقضی می‌شود.');
  expect(fa.basket.total(1_200_000)).toBe('جمع کل: ۱٬۲۰۰٬۰۰۰ ریال');
  expect(fa.basket.priceChanged('هندسه', 0, 5000)).toBe('قیمت «هندسه» از رایگان به ۵٬۰۰۰ ریال تغییر کرده است.');
  expect(fa.blog.likesTab(12)).toBe('پسندها (۱۲)');
  expect(fa.home.slide(3)).toBe('نمایش اسلاید ۳');
  expect(fa.nav.basketWithCount(0)).toBe('سبد خرید');
  expect(fa.auth.logInFailed('حساب بسته است.')).toBe('خطا: حساب بسته است.');
  expect(fa.basket.failed('موجودی کافی نیست.')).toBe('موجودی کافی نیست.');
  expect(fa.blog.createFailed('نیست.')).toBe('انتشار مقاله ناموفق بود: نیست.');
});
