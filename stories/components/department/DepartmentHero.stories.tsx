import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DepartmentHero } from '../../../src/components/department/DepartmentHero/DepartmentHero.tsx';
import { DepartmentHeroSkeleton } from '../../../src/components/department/DepartmentHero/DepartmentHeroSkeleton.tsx';
import { department } from '../../fixtures.ts';

const { name, motto, description, icon } = department;

const meta = preview.meta({
  title: 'Components/Department/DepartmentHero',
  component: DepartmentHero,
  args: { name, motto, description, icon },
  parameters: { layout: 'padded' },
});

export const Full = meta.story({
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

export const Loading = meta.story({ render: () => <DepartmentHeroSkeleton /> });
