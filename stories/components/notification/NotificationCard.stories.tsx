import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NotificationCard } from '../../../src/components/notification/NotificationCard/NotificationCard.tsx';
import { fa } from '../../../src/text/fa.ts';
import { notifications } from '../../fixtures.ts';

const [unread, read] = notifications;
const { confirmOf, unread: unreadBadge } = fa.notifications;

const meta = preview.meta({
  title: 'Components/Notification/NotificationCard',
  component: NotificationCard,
  parameters: { layout: 'padded' },
  args: { notification: unread, onConfirm: fn() },
});

export const Unread = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(unreadBadge)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: confirmOf(unread.title) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Read = meta.story({
  args: { notification: read },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(unreadBadge)).toBeNull();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const LongAndHostile = meta.story({
  args: {
    notification: { ...unread, title: '‮gnp.exe '.repeat(40), message: '<img src=x onerror=alert(1)> '.repeat(60) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('heading')).not.toHaveTextContent('‮');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
