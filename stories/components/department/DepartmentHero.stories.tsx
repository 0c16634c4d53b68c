import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { DepartmentHero } from '../../../src/components/department/DepartmentHero/DepartmentHero.tsx';
import { DepartmentHeroSkeleton } from '../../../src/components/department/DepartmentHero/DepartmentHeroSkeleton.tsx';
import { department } from '../../fixtures.ts';

const { name, motto, description, icon, images } = department;

const meta = preview.meta({
  title: 'Components/Department/DepartmentHero',
  component: DepartmentHero,
  args: { name, motto, description, icon, images },
  parameters: {
    docs: {
      description: {
        component:
          'سربرگ صفحه‌ی یک دپارتمان: نماد، نام، شعار و توضیحات. نام آن سرتیتر صفحه است؛ در هر صفحه یک بار می‌آید. پیوند و دکمه‌ای ندارد.',
      },
    },
  },
});

export const States = meta.story({
  name: 'سربرگ دپارتمان · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={560}>
      <State name="پیش‌فرض">
        <DepartmentHero {...args} />
      </State>
      <State name="در حال بارگذاری">
        <DepartmentHeroSkeleton />
      </State>
      <State name="تنها نام، بدون نماد">
        <DepartmentHero {...args} motto="" description="" icon={null} />
      </State>
      <State name="متن بلند">
        <DepartmentHero
          {...args}
          name="حسابداری، بازارهای مالی و مدیریت سرمایه"
          description={`${description}\n\n${description} ${description}`}
        />
      </State>
    </StateSheet>
  ),
});

export const Full = meta.story({
  name: '[§2.16] [§3.2] Full',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ریاضیات' })).toBeVisible();
    await expect(canvas.getByText(motto)).toBeVisible();
    await expect(canvas.getByText(description)).toBeVisible();
  },
});

export const NameAlone = meta.story({
  args: { motto: '', description: '', icon: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/logo\.svg$/);
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(0);
  },
});

export const BrokenIcon = meta.story({
  name: '[F57] A broken icon',
  args: { icon: '/no-such-icon.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/logo\.svg$/));
  },
});
