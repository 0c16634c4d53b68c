import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import {
  NotificationCard,
  NotificationSkeleton,
} from '../../../src/components/notification/NotificationCard/NotificationCard.tsx';
import { fa } from '../../../src/text/fa.ts';
import { notifications } from '../../fixtures.ts';

const [unread, read] = notifications;
const { confirmOf, unread: unreadBadge } = fa.notifications;

const long = {
  ...unread,
  title: 'برنامه‌ی زمانی تازه‌ی پاسخ‌گویی پشتیبانی و کلاس‌های رفع اشکال در تابستان پیش رو',
  message: `${unread.message}\n${unread.message} `.repeat(3),
};

/** یک اعلان با عنوان و متن؛ تا خوانده نشده، نشان و دکمه‌ی تأیید دارد. ردیف تمام‌عرض فهرست اعلان‌هاست، نه پیام گذرا. خواندن را خودش ثبت نمی‌کند. */
const meta = preview.meta({ component: NotificationCard, args: { notification: unread, onConfirm: fn() } });

export const States = meta.story({
  name: '[§2.45] کارت اعلان · همه حالت‌ها',
  render: sheet(NotificationCard, 480, {
    خوانده‌نشده: {},
    ...touched(),
    'در حال تأیید': { busy: true },
    خوانده‌شده: { notification: read },
    'متن بلند': { notification: long },
    'فهرست، در راه': <NotificationSkeleton />,
    بی‌متن: { notification: { ...unread, message: '' } },
  }),
  play: async (context) => {
    await expect(stateOf(context.canvas, 'خوانده‌نشده')).toHaveTextContent(unreadBadge);
    await press(context, 'خوانده‌نشده', confirmOf(unread.title), 'onConfirm');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
