import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseDetail } from '../../../src/components/course/CourseDetail/CourseDetail.tsx';
import { CourseDetailSkeleton } from '../../../src/components/course/CourseDetail/CourseDetailSkeleton.tsx';
import { courseChoice, courses } from '../../fixtures.ts';

/** هر آنچه پیش از خرید یک دوره باید دید: عنوان، تصویر، قیمت و توضیحات، با دکمه‌ی افزودن به سبد. عنوان آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. خودش دوره را نمی‌گیرد و سبد را تغییر نمی‌دهد. */
const meta = preview.meta({
  title: 'Components/Course/CourseDetail',
  component: CourseDetail,
  args: { course: courses.plain, purchased: false, inBasket: false, busy: false, onAdd: fn() },
  argTypes: { course: courseChoice },
  parameters: { layout: 'fullscreen' },
});

export const States = meta.story({
  name: 'جزئیات دوره · همه حالت‌ها',
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: sheet(CourseDetail, 900, {
    پیش‌فرض: {},
    'زیر اشاره‌گر': ['hover', { inBasket: true }],
    'با فوکوس صفحه‌کلید، در سبد': ['focus-visible', { inBasket: true }],
    'با تخفیف، در راه سبد': { course: courses.discounted, busy: true },
    خریداری‌شده: { purchased: true },
    'رایگان، بدون تصویر و توضیحات': { course: { ...courses.noDescription, price: 0, cover: null } },
    'متن بلند': { course: { ...courses.longTitle, description: courses.plain.description.repeat(3) } },
    'در حال بارگذاری': <CourseDetailSkeleton />,
  }),
});

export const Default = meta.story();

Default.test('[§2.29] Unpurchased', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: courses.plain.title })).toBeVisible();
  await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
  await expect(canvas.queryByText('قیمت با تخفیف')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});

Default.test('[§2.29] Discounted', { args: { course: courses.discounted } }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('قیمت با تخفیف')).toBeVisible();
  await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
  await expect(canvasElement.querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
  await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
});

Default.test('Free', { args: { course: courses.free } }, ({ canvas }) =>
  expect(canvas.getByText('رایگان')).toBeVisible(),
);

Default.test('In The Basket', { args: { inBasket: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'رفتن به سبد خرید' })).toHaveAttribute('href', '/shopping-basket');
  await expect(canvas.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeEnabled();
});

Default.test('Owned', { args: { purchased: true } }, async ({ canvas }) => {
  await expect(canvas.getByText('خریداری‌شده')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'مشاهده دوره' })).toHaveAttribute('href', '/syllabus/1');
  await expect(canvas.queryByRole('button', { name: 'افزودن به سبد خرید' })).toBeNull();
});

Default.test(
  '[§2.29] No cover no description',
  { args: { course: { ...courses.noDescription, cover: null } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('توضیحاتی برای این دوره ثبت نشده است.')).toBeVisible();
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/);
  },
);

Default.test(
  '[F26] A title of 10,000 characters and a long description',
  { args: { course: courses.longTitle } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent?.length).toBeLessThanOrEqual(500);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
