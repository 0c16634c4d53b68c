import { describe, expect, it } from 'vitest';
import type { Course } from '../api/courses.ts';
import { formatPrice } from '../text/format.ts';
import { evidenceOf } from './evidence.ts';

const course = (id: string, changes: Partial<Course> = {}): Course => ({
  id,
  title: `دوره‌ی ${id}`,
  cover: null,
  department_name: 'ریاضیات',
  price: 1_000_000,
  amount_with_discount: null,
  description: null,
  ...changes,
});

describe('[§2.29] evidenceOf', () => {
  const texts = (...args: Parameters<typeof evidenceOf>) => evidenceOf(...args).map(({ text }) => text);
  const asked = course('1');

  it('is empty without other courses in the department', () => {
    expect(texts(asked, [asked, course('2', { department_name: 'زبان' })], [])).toEqual([]);
    expect(texts(course('1', { department_name: null }), [course('2', { department_name: null })], [])).toEqual([]);
  });

  it('counts the courses of the department, without private ones', () => {
    expect(texts(asked, [asked, course('2'), course('3', { status: 'private' })], [])).toEqual([
      'یکی از ۲ دوره‌ی دپارتمان «ریاضیات»',
    ]);
  });

  it('compares the price only if most other courses of the department cost more', () => {
    const dearer = ['2', '3', '4'].map((id) => course(id, { price: 2_000_000 }));
    expect(texts(asked, dearer, [])[0]).toBe('کم‌هزینه‌ترین دوره‌ی این دپارتمان');
    expect(texts(asked, [...dearer, course('5')], [])[0]).toBe('ارزان‌تر از سه دوره از چهار دوره‌ی دیگر این دپارتمان');
    expect(texts(asked, [course('2', { price: 2_000_000 }), course('3')], [])[0]).toMatch(/^یکی از/);
  });

  it('lists an owned course first, then the discount, then free courses, then the size of the department', () => {
    const discounted = course('1', { amount_with_discount: 800_000 });
    expect(texts(discounted, [course('2'), course('3', { price: 0 })], ['2'])).toEqual([
      'از همین دپارتمان «دوره‌ی 2» را دارید',
      `${formatPrice(200_000)} کمتر از قیمت اصلی`,
      'این دپارتمان یک دوره‌ی رایگان هم دارد',
      'یکی از ۳ دوره‌ی دپارتمان «ریاضیات»',
    ]);
  });

  it('contains at most three facts besides the size of the department', () => {
    const discounted = course('1', { amount_with_discount: 800_000 });
    const others = ['2', '3', '4'].map((id) => course(id, { price: 2_000_000 }));
    expect(texts(discounted, [...others, course('5', { price: 0 })], ['2'])).toHaveLength(4);
  });

  it('contains no prices for an owner of the course', () => {
    const discounted = course('1', { amount_with_discount: 800_000 });
    for (const price of [0, 2_000_000])
      expect(texts(discounted, [course('2', { price })], ['1'])).toEqual(['یکی از ۲ دوره‌ی دپارتمان «ریاضیات»']);
  });

  it('says that a free course needs no payment', () => {
    expect(texts(course('1', { price: 0 }), [], [])).toEqual(['بی‌پرداخت شروع کنید']);
  });
});
