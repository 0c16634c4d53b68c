import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { NotificationCard } from '../../../src/components/notification/NotificationCard/NotificationCard.tsx';
import { fa } from '../../../src/text/fa.ts';
import { notifications } from '../../fixtures.ts';
import { Touched } from '../../sheets.tsx';

const [unread, read] = notifications;
const { confirmOf, unread: unreadBadge } = fa.notifications;

const long = {
  ...unread,
  title: 'برنامه‌ی زمانی تازه‌ی پاسخ‌گویی پشتیبانی و کلاس‌های رفع اشکال در تابستان پیش رو',
  message: `${unread.message}\n${unread.message} `.repeat(3),
};

const meta = preview.meta({
  title: 'Components/Notification/NotificationCard',
  component: NotificationCard,
  parameters: {
    docs: {
      description: {
        component:
          'یک اعلان با عنوان و متن؛ تا خوانده نشده، نشان و دکمه‌ی تأیید دارد. ردیف تمام‌عرض فهرست اعلان‌هاست، نه پیام گذرا. خواندن را خودش ثبت نمی‌کند.',
      },
    },
  },
  args: { notification: unread, onConfirm: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'کارت اعلان · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={480}>
      <State name="خوانده‌نشده">
        <NotificationCard {...args} />
      </State>
      <Touched>
        <NotificationCard {...args} />
      </Touched>
      <State name="در حال تأیید">
        <NotificationCard {...args} busy />
      </State>
      <State name="خوانده‌شده">
        <NotificationCard {...args} notification={read} />
      </State>
      <State name="متن بلند">
        <NotificationCard {...args} notification={long} />
      </State>
      <State name="بی‌متن">
        <NotificationCard {...args} notification={{ ...unread, message: '' }} />
      </State>
    </StateSheet>
  ),
});

export const Unread = meta.story({
  name: '[§2.45] Unread',
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
