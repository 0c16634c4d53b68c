import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DepartmentCard } from '../../../src/components/department/DepartmentCard/DepartmentCard.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { department } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Department/DepartmentCard',
  component: DepartmentCard,
  args: { department, onOpen: fn((event?: unknown) => void event) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: fa.departments.readMoreOf(department.name) });
    await expect(link).toHaveAttribute('href', paths.department(department.id));
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Compact = meta.story({ args: { compact: true } });

export const LongTexts = meta.story({
  args: { department: { ...department, name: department.name.repeat(30), motto: department.motto.repeat(30) } },
});

export const BrokenIcon = meta.story({
  name: '[F57] A broken icon becomes the default one',
  args: { department: { ...department, icon: '/no-such-icon.svg' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/logo.svg'));
  },
});
