import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { FailedLine } from '../../../src/components/feedback/FailedLine/FailedLine.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { ProfileDetails } from '../../../src/components/profile/ProfileDetails/ProfileDetails.tsx';
import { fa } from '../../../src/text/fa.ts';

const { common, departments, profile } = fa;

/** وقتی بخشی کوچک بارگذاری نشد و بقیه کار می‌کند: یک سطر با دکمه‌ی تلاش دوباره. خبر آن را پیام گذرا می‌دهد. اگر بی آن چیزی برای نمایش نیست «حالت ناموفق» به کار می‌رود. */
const meta = preview.meta({ component: FailedLine, args: { message: departments.listFailed, onRetry: fn() } });

const user = { username: 'demo-student', email: 'student@example.com', phone_number: null, bio: null };
const details = <ProfileDetails user={user} onEdit={() => undefined} />;

export const States = meta.story({
  name: 'سطر ناموفق · همه حالت‌ها',
  render: sheet(FailedLine, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال تلاش دوباره': { busy: true },
    'متن بلند': { message: `${fa.courses.loadFailed} `.repeat(3) },
    'تا چیزی برای دیدن هست، خطا فقط یک سطر می‌گیرد.': {
      good: (args) => (
        <>
          {details}
          <FailedLine {...args} message={profile.loadFailed} />
        </>
      ),
      bad: (args) => (
        <>
          {details}
          <FailedState {...args} message={profile.loadFailed} />
        </>
      ),
    },
  }),
  play: (context) => press(context, 'پیش‌فرض', common.retry, 'onRetry'),
});
