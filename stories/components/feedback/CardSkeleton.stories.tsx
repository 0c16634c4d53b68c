import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardSkeleton } from '../../../src/components/feedback/CardSkeleton/CardSkeleton.tsx';
import { CardSkeletonGrid } from '../../../src/components/feedback/CardSkeleton/CardSkeletonGrid.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/CardSkeleton',
  component: CardSkeleton,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Grid = meta.story({
  render: () => <CardSkeletonGrid count={3} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.loading);
    await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(3);
  },
});
