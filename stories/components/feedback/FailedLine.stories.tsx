import { Stack } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, sheet, touched } from '../../../.storybook/sheet.tsx';
import { FailedLine } from '../../../src/components/feedback/FailedLine/FailedLine.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';

const { common, departments, profile } = fa;

/** وقتی بخشی کوچک بارگذاری نشد و بقیه کار می‌کند: یک سطر با دکمه‌ی تلاش دوباره. خبر آن را پیام گذرا می‌دهد. اگر بی آن چیزی برای نمایش نیست «حالت ناموفق» به کار می‌رود. */
const meta = preview.meta({
  title: 'Components/Feedback/FailedLine',
  component: FailedLine,
  args: { message: departments.listFailed, onRetry: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'سطر ناموفق · همه حالت‌ها',
  render: sheet(FailedLine, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال تلاش دوباره': { busy: true },
    'متن بلند': { message: `${fa.courses.loadFailed} `.repeat(3) },
  }),
});

const user = { username: 'demo-student', email: 'student@example.com', phone_number: null, bio: null };

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: ({ onRetry }) => (
    <Rule
      rule="تا چیزی برای دیدن هست، خطا فقط یک سطر می‌گیرد."
      good={
        <Stack gap="md">
          <ProfileDetails user={user} onEdit={() => undefined} />
          <FailedLine message={profile.loadFailed} onRetry={onRetry} />
        </Stack>
      }
      bad={
        <Stack gap="md">
          <ProfileDetails user={user} onEdit={() => undefined} />
          <FailedState message={profile.loadFailed} onRetry={onRetry} />
        </Stack>
      }
    />
  ),
});

export const Default = meta.story();

Default.test('Default', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(departments.listFailed)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: common.retry }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Default.test('Busy', { args: { busy: true } }, ({ canvas }) =>
  expect(canvas.getByRole('button', { name: common.retry })).toBeDisabled(),
);
