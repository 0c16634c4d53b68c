import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BackLink } from '../../../src/components/layout/BackLink/BackLink.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/BackLink',
  component: BackLink,
  parameters: { layout: 'padded', academy: { path: '/' } },
  args: { to: paths.courses },
});

export const Default = meta.story();

export const Leads = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.common.back }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.courses);
  },
});

export const OwnText = meta.story({
  args: { to: paths.syllabus('3'), text: fa.study.toSyllabus },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: fa.study.toSyllabus })).toHaveAttribute('href', paths.syllabus('3'));
  },
});

export const LeftToRight = meta.story({
  name: 'The arrow turns with the reading direction',
  globals: { direction: 'ltr' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});
