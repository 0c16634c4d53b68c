import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { CourseDetail, CourseDetailSkeleton } from '../../../src/components/course/CourseDetail/CourseDetail.tsx';
import { evidenceOf } from '../../../src/course/evidence.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses, courseStep, departments } from '../../fixtures.ts';

/** هر آنچه پیش از خرید یک دوره باید دید: عنوان، تصویر، قیمت و توضیحات، با دکمه‌ی افزودن به سبد. عنوان آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. خودش دوره را نمی‌گیرد و سبد را تغییر نمی‌دهد. */
const meta = preview.meta({
  component: CourseDetail,
  args: { course: courses.plain, inBasket: false, onAdd: fn() },
});

export const States = meta.story({
  name: '[§2.29] جزئیات دوره · همه حالت‌ها',
  render: sheet(CourseDetail, 900, {
    پیش‌فرض: {},
    'زیر اشاره‌گر': ['hover', { inBasket: true }],
    'با فوکوس صفحه‌کلید، در سبد': ['focus-visible', { inBasket: true }],
    'با تخفیف، شواهد و پیش‌نیاز': {
      course: { ...courses.discounted, description: `${courses.plain.description} به چیزی نیاز ندارید.` },
      department: departments[0],
      evidence: evidenceOf(courses.discounted, [courses.plain, { ...courses.plain, id: '3', price: 0 }], []),
    },
    'تخفیف نادرست': { course: courses.faultyDiscount },
    خریداری‌شده: { step: courseStep },
    'رایگان، بدون تصویر و توضیحات': { course: { ...courses.noDescription, price: 0, cover: null } },
    'در راه': <CourseDetailSkeleton />,
    'متن بلند': { course: { ...courses.longTitle, description: courses.plain.description.repeat(3) } },
  }),
  play: async (context) => {
    const plain = stateOf(context.canvas, 'پیش‌فرض');
    await expect(plain.querySelector('h1')).toHaveTextContent(courses.plain.title);
    await expect(plain).toHaveTextContent('۱٬۶۰۰٬۰۰۰ ریال');
    await expect(plain).not.toHaveTextContent('قیمت با تخفیف');
    await expect(plain).not.toHaveTextContent('پیش‌نیاز');
    const needs = within(stateOf(context.canvas, 'با تخفیف، شواهد و پیش‌نیاز'));
    await expect(needs.getByRole('heading', { name: 'پیش‌نیاز' })).toBeVisible();
    await expect(needs.getByText('به چیزی نیاز ندارید.')).toBeVisible();
    const free = needs.getByRole('link', { name: fa.course.freeToo(1) });
    await expect(free).toHaveAttribute('href', '/courses?department=1&free=true');
    const own = within(stateOf(context.canvas, 'خریداری‌شده'));
    await expect(own.queryByRole('button', { name: 'افزودن به سبد خرید' })).toBeNull();
    await press(context, 'پیش‌فرض', 'افزودن به سبد خرید', 'onAdd');
  },
});

const size = evidenceOf(courses.plain, [courses.discounted], [courses.plain.id]);

export const DepartmentSize = meta.story({
  name: '[§1.14] [§2.29] The department’s size is on its card or a fact; late facts have reserved space',
  globals: { viewport: { value: 'md' } },
  args: { step: courseStep },
  render: (args) => (
    <>
      <CourseDetail {...args} evidence={null} department={departments[0]} />
      <CourseDetail {...args} evidence={size} />
      <CourseDetail {...args} evidence={size} department={departments[0]} />
    </>
  ),
  play: async ({ canvas }) => {
    const [awaited, listed, ...others] = [...document.querySelectorAll(`ul[aria-label="${fa.course.evidence}"]`)];
    await expect(awaited?.clientHeight).toBeGreaterThan(22);
    // The first course reserves space for its facts and its card. The second course has no department, so no card follows.
    await expect(document.querySelectorAll('[data-awaiting]')).toHaveLength(2);
    await expect(listed).toHaveTextContent(size[0]?.text ?? '');
    await expect(others).toHaveLength(0);
    // Only the last course shows the department's card. The first course does not, because the card would grow when the
    // department's size loads.
    await expect(canvas.getAllByRole('heading', { name: fa.course.ofDepartment })).toHaveLength(1);
    await expect(canvas.getAllByText(fa.departments.size(2))).toHaveLength(1);
  },
});

export const Playground = meta.story({ args: { inBasket: true }, tags: ['shown', '!test'] });
