import type { Role } from '../../../src/api/user.ts';

let count = 0;
/** Creates a demo account. `purchases` are the titles of the courses that the account has bought. */
const account = (name: string, role: Role, bio: string | null = null, purchases: string[] = []) => ({
  username: `demo-${name}`,
  email: `${name}@example.com`,
  phone_number: `+98912000000${(count += 1)}`,
  password: `${name}-123`,
  role,
  is_superuser: name === 'superuser',
  bio,
  purchases,
});

/** The demo accounts, one for each kind of user. Their passwords are meant to be public. */
export const accounts = [
  account('student', 'student', 'دانشجوی مهندسی صنایع. روزها آمار می‌خوانم و شب‌ها کم‌کم برنامه‌نویسی یاد می‌گیرم.', [
    'حسابان از صفر: حد، پیوستگی و مشتق',
    'برنامه‌نویسی Python برای کسانی که هرگز کد ننوشته‌اند',
    'گره‌چینی: هندسه‌ی نقش‌های ایرانی',
  ]),
  account('newcomer', 'student'),
  account(
    'instructor',
    'instructor',
    'مدرس ریاضی و برنامه‌نویسی. باور دارم هر مفهوم سختی را می‌شود با یک مثال خوب آغاز کرد.',
  ),
  account('admin', 'admin', 'مسئول محتوای آکادمی. پیشنهادها و ایرادها را با حوصله می‌خوانم.'),
  account('superuser', 'admin'),
];

/** Returns the demo accounts as text, one per line. */
export function accountLines(): string {
  const lines = accounts.map(({ username, password, role, is_superuser }) => {
    const kind = is_superuser ? `${role}, superuser` : role;
    return `    ${username.padEnd(16)} ${password.padEnd(16)} ${kind}`;
  });
  return ['  Demo accounts (user name, password, role):', ...lines].join('\n');
}
