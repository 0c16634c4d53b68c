import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseDetail } from '../../../src/components/course/CourseDetail/CourseDetail.tsx';
import { courses } from '../../fixtures.ts';

/** هر آنچه پیش از خرید یک دوره باید دید: عنوان، تصویر، قیمت و توضیحات، با دکمه‌ی افزودن به سبد. عنوان آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. خودش دوره را نمی‌گیرد و سبد را تغییر نمی‌دهد. */
const meta = preview.meta({
  component: CourseDetail,
  args: { course: courses.plain, purchased: false, inBasket: false, onAdd: fn() },
  argTypes: { course: { control: 'object' } },
});

export const States = meta.story({
  name: 'جزئیات دوره · همه حالت‌ها',
  render: sheet(CourseDetail, 900, {
    پیش‌فرض: {},
    'زیر اشاره‌گر': ['hover', { inBasket: true }],
    'با فوکوس صفحه‌کلید، در سبد': ['focus-visible', { inBasket: true }],
    'با تخفیف': { course: courses.discounted },
    خریداری‌شده: { purchased: true },
    'رایگان، بدون تصویر و توضیحات': { course: { ...courses.noDescription, price: 0, cover: null } },
    'متن بلند': { course: { ...courses.longTitle, description: courses.plain.description.repeat(3) } },
  }),
});

export const Unpurchased = meta.story({
  name: '[§2.29] Unpurchased',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: courses.plain.title })).toBeVisible();
    await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvas.queryByText('قیمت با تخفیف')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
