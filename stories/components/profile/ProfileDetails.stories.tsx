import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';

const user = {
  username: 'demo-student',
  email: 'student@example.com',
  phone_number: '+989120000001',
  bio: 'روزها آمار، شب‌ها برنامه‌نویسی.',
};

const meta = preview.meta({
  title: 'Components/Profile/ProfileDetails',
  component: ProfileDetails,
  parameters: { layout: 'padded' },
  args: { user, onEdit: fn() },
});

export const Complete = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: `${fa.profile.phone} ${user.phone_number}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.common.edit }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const WithoutPhoneAndBio = meta.story({
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
