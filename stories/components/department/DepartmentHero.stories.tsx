import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { DepartmentHero } from '../../../src/components/department/DepartmentHero/DepartmentHero.tsx';
import { department } from '../../fixtures.ts';

const { motto, description } = department;

/** سربرگ صفحه‌ی یک دپارتمان: نماد، نام، شعار و توضیحات. نام آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. پیوند و دکمه‌ای ندارد. */
const meta = preview.meta({ component: DepartmentHero, args: { department } });

export const States = meta.story({
  name: '[§2.16] [§3.2] سربرگ دپارتمان · همه حالت‌ها',
  render: sheet(DepartmentHero, 560, {
    پیش‌فرض: {},
    'تنها نام، بدون نماد': { department: { ...department, motto: '', description: '', icon: null } },
    'متن بلند': {
      department: {
        ...department,
        name: 'حسابداری، بازارهای مالی و مدیریت سرمایه',
        description: `${description}\n\n${description} ${description}`,
      },
    },
  }),
  play: async ({ canvas }) => {
    const full = stateOf(canvas, 'پیش‌فرض');
    await expect(full.querySelector('h1')).toHaveTextContent('ریاضیات');
    for (const text of [motto, description]) await expect(full).toHaveTextContent(text);
  },
});
