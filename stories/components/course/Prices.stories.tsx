import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Prices } from '../../../src/components/course/CourseDetail/Prices.tsx';
import { courses } from '../../fixtures.ts';

/** قیمت دوره در صفحه‌ی خرید، و زیر آن قیمت با تخفیف. در کارت و سبد «برچسب قیمت» می‌آید. */
const meta = preview.meta({
  component: Prices,
  args: { course: courses.plain },
  argTypes: { course: { control: 'object' } },
});

export const States = meta.story({
  name: 'قیمت‌ها · همه حالت‌ها',
  render: sheet(Prices, 280, {
    پیش‌فرض: {},
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'تخفیف نادرست': { course: courses.faultyDiscount },
  }),
});
