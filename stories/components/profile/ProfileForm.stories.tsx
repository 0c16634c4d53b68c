import { Button, Group } from '@mantine/core';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import type { ProfileChange } from '../../../src/api/user.ts';
import { ProfileForm } from '../../../src/components/profile/ProfileForm/ProfileForm.tsx';
import { fa } from '../../../src/text/fa.ts';

const { profile, common, auth } = fa;
const initial = { username: 'demo-student', email: 'student@example.com', bio: 'روزها آمار، شب‌ها برنامه‌نویسی.' };
type Refused = Partial<Record<keyof ProfileChange, string>>;
const onSubmit = fn(async (_: ProfileChange): Promise<Refused> => ({}));

/** ویرایش نام کاربری، ایمیل، درباره‌ی من و تصویر، به جای جدول پروفایل. ورودی را پیش از فرستادن می‌سنجد و پیام سرور را کنار فیلدش می‌گذارد. شماره‌ی موبایل در آن عوض نمی‌شود. */
const meta = preview.meta({
  component: ProfileForm,
  args: { initial, picture: null, onSubmit, onCancel: fn(), onRefusePicture: fn() },
});

const waiting = fn((_: ProfileChange) => new Promise<Refused>(() => undefined));

export const States = meta.story({
  name: 'فرم پروفایل · همه حالت‌ها',
  render: sheet(ProfileForm, 560, {
    پیش‌فرض: {},
    'با خطا': { initial: { username: '', email: 'بدون نشان', bio: '' } },
    'در حال ذخیره': { onSubmit: waiting },
    'متن بلند': { initial: { ...initial, bio: `${initial.bio} `.repeat(12) } },
    'کار اصلی نخست و پررنگ می‌آید، انصراف پس از آن و بی‌رنگ.': {
      good: {},
      bad: (
        <Group>
          <Button>{common.cancel}</Button>
          <Button>{common.save}</Button>
        </Group>
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const save = async (name: string) => {
      const cell = within(canvas.getByLabelText(name));
      await userEvent.click(cell.getByRole('button', { name: common.save }));
      return cell;
    };
    const busy = await save('در حال ذخیره');
    await expect(busy.getByRole('button', { name: common.cancel })).toBeDisabled();
    const faulty = await save('با خطا');
    await expect(faulty.getByLabelText(profile.email)).toHaveAccessibleDescription(auth.emailInvalid);
    faulty.getByLabelText(profile.username).focus();
  },
});

export const Default = meta.story();

Default.test('[§2.49] Focuses the name first, saves and cancels', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByLabelText(profile.username)).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: common.cancel }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await userEvent.clear(canvas.getByLabelText(profile.username));
  await userEvent.type(canvas.getByLabelText(profile.username), ' نام تازه ');
  await userEvent.clear(canvas.getByLabelText(profile.bio));
  await userEvent.click(canvas.getByRole('button', { name: common.save }));
  await expect(onSubmit.mock.lastCall?.[0]).toEqual({ username: 'نام تازه', bio: '' });
});

export const WithDraft = meta.story({ tags: ['!dev', '!autodocs'], args: { draft: 'پیش‌نویس' } });

WithDraft.test('Sends a draft of the bio, even if it has not been changed since', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.save }));
  await expect(onSubmit.mock.lastCall?.[0]).toEqual({ bio: 'پیش‌نویس' });
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
