import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { CourseDetail } from '../../../src/components/course/CourseDetail/CourseDetail.tsx';
import { CourseDetailSkeleton } from '../../../src/components/course/CourseDetail/CourseDetailSkeleton.tsx';
import { courseChoice, courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Course/CourseDetail',
  component: CourseDetail,
  args: { course: courses.plain, purchased: false, inBasket: false, busy: false, onAdd: fn() },
  argTypes: { course: courseChoice },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'هر آنچه پیش از خرید یک دوره باید دید: عنوان، تصویر، قیمت و توضیحات، با دکمه‌ی افزودن به سبد. عنوان آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. خودش دوره را نمی‌گیرد و سبد را تغییر نمی‌دهد.',
      },
    },
  },
});

export const States = meta.story({
  name: 'جزئیات دوره · همه حالت‌ها',
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet width={900}>
      <State name="پیش‌فرض">
        <CourseDetail {...args} />
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <CourseDetail {...args} inBasket />
      </State>
      <State name="با فوکوس صفحه‌کلید، در سبد" touch="focus-visible">
        <CourseDetail {...args} inBasket />
      </State>
      <State name="با تخفیف، در راه سبد">
        <CourseDetail {...args} course={courses.discounted} busy />
      </State>
      <State name="خریداری‌شده">
        <CourseDetail {...args} purchased />
      </State>
      <State name="رایگان، بدون تصویر و توضیحات">
        <CourseDetail {...args} course={{ ...courses.noDescription, price: 0, cover: null }} />
      </State>
      <State name="متن بلند">
        <CourseDetail {...args} course={{ ...courses.longTitle, description: courses.plain.description.repeat(3) }} />
      </State>
      <State name="در حال بارگذاری">
        <CourseDetailSkeleton />
      </State>
    </StateSheet>
  ),
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

export const Discounted = meta.story({
  name: '[§2.29] Discounted',
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('قیمت با تخفیف')).toBeVisible();
    await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
    await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
});

export const Free = meta.story({
  args: { course: courses.free },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
  },
});

export const InTheBasket = meta.story({
  args: { inBasket: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'رفتن به سبد خرید' })).toHaveAttribute('href', '/shopping-basket');
    await expect(canvas.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeEnabled();
  },
});

export const Owned = meta.story({
  args: { purchased: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('خریداری‌شده')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'مشاهده دوره' })).toHaveAttribute('href', '/syllabus/1');
    await expect(canvas.queryByRole('button', { name: 'افزودن به سبد خرید' })).toBeNull();
  },
});

export const NoCoverNoDescription = meta.story({
  name: '[§2.29] No cover no description',
  args: { course: { ...courses.noDescription, cover: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('توضیحاتی برای این دوره ثبت نشده است.')).toBeVisible();
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/);
  },
});

export const LongText = meta.story({
  name: '[F26] A title of 10,000 characters and a long description',
  args: { course: courses.longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent?.length).toBeLessThanOrEqual(500);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
