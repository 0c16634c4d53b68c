import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { CourseOffer } from '../../../src/components/course/CourseDetail/CourseOffer.tsx';
import { courses, courseStep } from '../../fixtures.ts';

/** قیمت یک دوره و دکمه‌ی سبد؛ برای صاحب دوره پیشرفت او و درس بعدی. در موبایل نوار پایین صفحه است. سبد را خودش تغییر نمی‌دهد. */
const meta = preview.meta({
  component: CourseOffer,
  args: { course: courses.plain, inBasket: false, onAdd: fn() },
});

export const States = meta.story({
  name: '[§2.29] پیشنهاد خرید دوره · همه حالت‌ها',
  render: sheet(CourseOffer, 480, {
    پیش‌فرض: {},
    ...touched(),
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'در سبد': { inBasket: true },
    'همین حالا اضافه شد': { inBasket: true, added: true },
    خریداری‌شده: { step: courseStep },
    'فروشی نیست': { onAdd: undefined },
  }),
  play: async (context) => {
    const link = (state: string) => within(stateOf(context.canvas, state)).getByRole('link');
    await expect(stateOf(context.canvas, 'با تخفیف').querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
    await expect(stateOf(context.canvas, 'رایگان')).toHaveTextContent('بی‌پرداخت شروع کنید');
    await expect(stateOf(context.canvas, 'پیش‌فرض')).not.toHaveTextContent('بی‌پرداخت شروع کنید');
    await expect(link('در سبد')).toHaveAttribute('href', '/shopping-basket');
    await expect(link('خریداری‌شده')).toHaveAttribute('href', '/lessons/103');
    await expect(link('فروشی نیست')).toHaveAttribute('href', '/syllabus/1');
    await press(context, 'پیش‌فرض', 'افزودن به سبد خرید', 'onAdd');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
