import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { Visitor } from '../../../src/components/layout/Header/Visitor.tsx';
import { fa } from '../../../src/text/fa.ts';

/** ورود و ثبت‌نام برای مهمان؛ زنگ اعلان، تصویر و خروج برای کسی که وارد شده است. تنها در نوار بالا می‌آید. */
const meta = preview.meta({
  component: Visitor,
  args: { user: { username: 'demo-student', profilePicture: null }, unreadCount: 2, onLogOut: fn() },
});

export const States = meta.story({
  name: 'کاربر در نوار بالا · همه حالت‌ها',
  render: sheet(Visitor, 320, { واردشده: {}, ...touched(), 'بی اعلان': { unreadCount: 0 }, مهمان: { user: null } }),
  play: (context) => press(context, 'واردشده', fa.nav.logOut, 'onLogOut'),
});
