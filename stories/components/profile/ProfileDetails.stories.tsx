import { Text } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';
import { formatPhone } from '../../../src/text/format.ts';

const user = {
  username: 'demo-student',
  email: 'student@example.com',
  phone_number: '+989120000001',
  bio: 'روزها آمار، شب‌ها برنامه‌نویسی.',
  profilePicture: null,
};

const long = {
  username: 'a-user-name-that-is-longer-than-any-line-of-the-table',
  email: 'a.very.long.address.of.a.student@mail.faculty-of-mathematics.example.com',
  bio: 'روزها آمار می‌خوانم و شب‌ها برنامه می‌نویسم. '.repeat(5),
};

/** جدول مشخصات کاربر با دکمه‌ی ویرایش؛ آنچه ثبت نشده، همین را می‌گوید. فقط نشان می‌دهد؛ ویرایش با «فرم پروفایل» است. */
const meta = preview.meta({ component: ProfileDetails, args: { user, onEdit: fn() } });

export const States = meta.story({
  name: '[§2.48] جدول پروفایل · همه حالت‌ها',
  render: sheet(ProfileDetails, 360, {
    کامل: {},
    ...touched(),
    'بی موبایل و درباره‌ی من': { user: { ...user, phone_number: null, bio: null } },
    'متن بلند': { user: { ...user, ...long } },
    'شماره و ایمیل چپ به راست نوشته می‌شوند، شماره گروه‌گروه و با رقم فارسی.': {
      good: {},
      bad: (
        <Text>
          {fa.profile.phone}: {user.phone_number}
        </Text>
      ),
    },
  }),
  play: async (context) => {
    await expect(stateOf(context.canvas, 'کامل')).toHaveTextContent(formatPhone(user.phone_number));
    await press(context, 'کامل', fa.common.edit, 'onEdit');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
