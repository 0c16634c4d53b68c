import type { AccountSeed } from './types.ts';

/** The demo accounts, one for each kind of user. Their passwords are public on purpose. */
export const accounts: readonly AccountSeed[] = [
  {
    username: 'demo-student',
    email: 'student@example.com',
    phone_number: '+989120000001',
    password: 'student-123',
    role: 'student',
    is_superuser: false,
    bio: 'دانشجوی مهندسی صنایع. روزها آمار می‌خوانم و شب‌ها کم‌کم برنامه‌نویسی یاد می‌گیرم.',
    purchases: [
      'حسابان از صفر: حد، پیوستگی و مشتق',
      'برنامه‌نویسی Python برای کسانی که هرگز کد ننوشته‌اند',
      'گره‌چینی: هندسه‌ی نقش‌های ایرانی',
    ],
  },
  {
    username: 'demo-newcomer',
    email: 'newcomer@example.com',
    phone_number: '+989120000002',
    password: 'newcomer-123',
    role: 'student',
    is_superuser: false,
    bio: null,
    purchases: [],
  },
  {
    username: 'demo-instructor',
    email: 'instructor@example.com',
    phone_number: '+989120000003',
    password: 'instructor-123',
    role: 'instructor',
    is_superuser: false,
    bio: 'مدرس ریاضی و برنامه‌نویسی. باور دارم هر مفهوم سختی را می‌شود با یک مثال خوب آغاز کرد.',
    purchases: [],
  },
  {
    username: 'demo-admin',
    email: 'admin@example.com',
    phone_number: '+989120000004',
    password: 'admin-123',
    role: 'admin',
    is_superuser: false,
    bio: 'مسئول محتوای آکادمی. پیشنهادها و ایرادها را با حوصله می‌خوانم.',
    purchases: [],
  },
  {
    username: 'demo-superuser',
    email: 'superuser@example.com',
    phone_number: '+989120000005',
    password: 'superuser-123',
    role: 'admin',
    is_superuser: true,
    bio: null,
    purchases: [],
  },
];

/** The demo accounts, one a line. */
export function accountLines(): string {
  const lines = accounts.map(({ username, password, role, is_superuser }) => {
    const kind = is_superuser ? `${role}, superuser` : role;
    return `    ${username.padEnd(16)} ${password.padEnd(16)} ${kind}`;
  });
  return ['  Demo accounts (user name, password, role):', ...lines].join('\n');
}
