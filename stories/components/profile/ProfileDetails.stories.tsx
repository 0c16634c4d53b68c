import { Text } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const user = {
  username: 'demo-student',
  email: 'student@example.com',
  phone_number: '+989120000001',
  bio: 'روزها آمار، شب‌ها برنامه‌نویسی.',
};

const long = {
  username: 'a-user-name-that-is-longer-than-any-line-of-the-table',
  email: 'a.very.long.address.of.a.student@mail.faculty-of-mathematics.example.com',
  bio: 'روزها آمار می‌خوانم و شب‌ها برنامه می‌نویسم. '.repeat(5),
};

const meta = preview.meta({
  title: 'Components/Profile/ProfileDetails',
  component: ProfileDetails,
  parameters: {
    docs: {
      description: {
        component:
          'جدول مشخصات کاربر با دکمه‌ی ویرایش؛ آنچه ثبت نشده، همین را می‌گوید. فقط نشان می‌دهد؛ ویرایش با «فرم پروفایل» است.',
      },
    },
  },
  args: { user, onEdit: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'جدول پروفایل · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={360}>
      <State name="کامل">
        <ProfileDetails {...args} />
      </State>
      <Touched>
        <ProfileDetails {...args} />
      </Touched>
      <State name="بی موبایل و بیوگرافی">
        <ProfileDetails {...args} user={{ ...user, phone_number: null, bio: null }} />
      </State>
      <State name="متن بلند">
        <ProfileDetails {...args} user={{ ...user, ...long }} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="شماره و ایمیل چپ به راست نوشته می‌شوند، وگرنه علامت + به آن سو می‌رود."
      good={<ProfileDetails {...args} />}
      bad={
        <Text>
          {fa.profile.phone}: {user.phone_number}
        </Text>
      }
    />
  ),
});

export const Complete = meta.story({
  name: '[§2.48] Complete',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: `${fa.profile.phone} ${user.phone_number}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.common.edit }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const WithoutPhoneAndBio = meta.story({
  name: '[§2.48] Without phone and bio',
  args: { user: { ...user, phone_number: null, bio: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(fa.profile.notRegistered)).toHaveLength(2);
  },
});

export const LongTexts = meta.story({
  args: { user: { ...user, username: 'u'.repeat(150), bio: 'واژه‌ی‌بی‌پایان'.repeat(60) } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
});
