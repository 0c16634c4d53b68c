import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { FailedLine, FailedState, PageError } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';

const user = {
  username: 'demo-student',
  email: 'student@example.com',
  phone_number: null,
  bio: null,
  profilePicture: null,
};
const details = <ProfileDetails user={user} onEdit={() => undefined} />;

const failed = { message: fa.courses.loadFailed, onRetry: fn() };

/** وقتی چیزی بارگذاری نشد: چه شد و دکمه‌ی تلاش دوباره، به سه اندازه. بی آن چیزی برای نمایش نیست: «حالت ناموفق»؛ بقیه‌ی بخش کار می‌کند: یک سطر، که خبر آن را پیام گذرا می‌دهد؛ داده‌ی اصلی صفحه نیامد: به جای تمام صفحه. برای نبودن داده نیست؛ آن «حالت خالی» است. */
const meta = preview.meta({ component: FailedState, args: failed });

export const States = meta.story({
  name: 'حالت ناموفق · همه حالت‌ها',
  render: sheet(FailedState, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال تلاش دوباره': { busy: true },
    'بی دکمه': (args) => <FailedState message={args.message} />,
    'با برچسب دیگر': { message: fa.errors.pageFailed, retryLabel: fa.errors.reload },
    'پیام سرور به خط دیگر': { message: 'Service temporarily unavailable.' },
    'متن بلند': { message: `${fa.courses.loadFailed} `.repeat(5) },
    'یک سطر': <FailedLine {...failed} />,
    ...touched(<FailedLine {...failed} />, 'یک سطر'),
    'یک سطر، در حال تلاش دوباره': <FailedLine {...failed} busy />,
    'یک سطر، متن بلند': <FailedLine {...failed} message={`${failed.message} `.repeat(3)} />,
    'به جای صفحه': <PageError {...failed} />,
    'به جای صفحه، بارگذاری دوباره‌ی آن': <PageError />,
    'به زبان کاربر بگویید چه نشد و همان‌جا راه تلاش دوباره را بگذارید.': {
      good: {},
      bad: <FailedState message="Error 500: Internal Server Error" />,
    },
    'تا چیزی برای دیدن هست، خطا فقط یک سطر می‌گیرد.': {
      good: (
        <>
          {details}
          <FailedLine {...failed} message={fa.profile.loadFailed} />
        </>
      ),
      bad: (
        <>
          {details}
          <FailedState {...failed} message={fa.profile.loadFailed} />
        </>
      ),
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    for (const [presses, state] of ['پیش‌فرض', 'یک سطر', 'به جای صفحه'].entries()) {
      await press(context, state, fa.common.retry);
      await expect(failed.onRetry).toHaveBeenCalledTimes(presses + 1);
    }
    await expect(stateOf(canvas, 'به جای صفحه').querySelector('[role=alert] h1')).toHaveTextContent(failed.message);
    await expect(stateOf(canvas, 'بی دکمه').querySelector('button')).toBeNull();
    await expect(stateOf(canvas, 'با برچسب دیگر').querySelector('button')).toHaveTextContent(fa.errors.reload);
    const foreign = canvas.getByText('Service temporarily unavailable.');
    await expect(getComputedStyle(foreign).direction).toBe('ltr');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
