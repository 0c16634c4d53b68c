import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NotificationSkeleton } from '../../../src/components/notification/NotificationSkeleton/NotificationSkeleton.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Notification/NotificationSkeleton',
  component: NotificationSkeleton,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.loading);
  },
});
