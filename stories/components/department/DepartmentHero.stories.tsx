import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import {
  DepartmentHero,
  DepartmentHeroSkeleton,
} from '../../../src/components/department/DepartmentHero/DepartmentHero.tsx';
import { department } from '../../fixtures.ts';

const { motto, description, images } = department;

/** سربرگ صفحه‌ی یک دپارتمان: نماد، نام، شعار و توضیحات، کنار تصویرهایش با نسبت ۱۶ به ۹. نام آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. بدون تصویر یک تصویر پیش‌فرض دارد. پیوند و دکمه‌ای ندارد. */
const meta = preview.meta({ component: DepartmentHero, args: { department } });

export const States = meta.story({
  name: '[§2.16] [§3.2] سربرگ دپارتمان · همه حالت‌ها',
  render: sheet(DepartmentHero, 560, {
    پیش‌فرض: { size: { count: 5, free: 1 } },
    'بدون دوره‌ی رایگان': { size: { count: 12, free: 0 } },
    'تنها نام، بدون نماد و تصویر': {
      department: { ...department, motto: '', description: '', icon: null, images: [] },
    },
    'متن بلند، یک تصویر خراب': {
      department: {
        ...department,
        name: 'حسابداری، بازارهای مالی و مدیریت سرمایه',
        description: `${description}\n\n${description} ${description}`,
        images: [...images.slice(0, 1), '/no-such-picture.png'],
      },
    },
    'در راه': <DepartmentHeroSkeleton />,
  }),
  play: async ({ canvas }) => {
    const full = stateOf(canvas, 'پیش‌فرض');
    await expect(full.querySelector('h1')).toHaveTextContent('ریاضیات');
    for (const text of [motto, description]) await expect(full).toHaveTextContent(text);
    await expect(full).toHaveTextContent('۵ دوره · ۱ رایگان');
    await expect(within(stateOf(canvas, 'بدون دوره‌ی رایگان')).getByText('۱۲ دوره')).toBeVisible();
    const [, second, third] = full.querySelectorAll('li img');
    await expect(second).toHaveAccessibleName('تصویر ۲ از ریاضیات');
    await expect(second).toHaveAttribute('src', images[1]);
    await expect(third).toBeDefined();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
