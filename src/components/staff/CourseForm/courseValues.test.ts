import { expect, test } from 'vitest';
import { UNIT } from '../../../text/format.ts';
import { blankCourse, courseRules, newCourseOf } from './courseValues.ts';

const filled = { ...blankCourse, title: ' جبر ', description: 'بردارها', price: '۱٬۲۰۰' };

test('[§5.12] only filled-in fields are sent, with prices as numbers', () => {
  expect(newCourseOf({ ...filled, cover: null })).toEqual({ title: 'جبر', description: 'بردارها', price: 1200 * UNIT });
});

test('every filled-in field is sent', () => {
  const cover = new File(['x'], 'cover.png');
  const fields = { ...filled, amount_with_discount: '۰', department: '3', status: 'public', cover };
  expect(newCourseOf(fields)).toEqual({
    title: 'جبر',
    description: 'بردارها',
    price: 1200 * UNIT,
    amount_with_discount: 0,
    department: '3',
    status: 'public',
    cover,
  });
});

test('a course status that is unknown is not sent', () => {
  expect(newCourseOf({ ...filled, status: 'secret', cover: null })).not.toHaveProperty('status');
});

test('[§5.10] a discounted price that is not a number is refused', () => {
  const message = '«۲۵۰ هزار» عدد نیست؛ فقط رقم بنویسید';
  expect(['', ' ', '۲۵۰'].map(courseRules.amount_with_discount)).toEqual([null, null, null]);
  expect(courseRules.amount_with_discount(' ۲۵۰ هزار ')).toBe(message);
});

test('[§5.10] title, description and price are required', () => {
  expect(courseRules.title(' ')).toBe('عنوان الزامی است');
  expect(courseRules.description('')).toBe('توضیحات الزامی است');
  expect(courseRules.price('رایگان')).toBe('قیمت الزامی است');
  expect([courseRules.title('جبر'), courseRules.description('بردارها'), courseRules.price('۰')]).toEqual([
    null,
    null,
    null,
  ]);
});
