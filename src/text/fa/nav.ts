import { shortName } from '../../../brand/brand.ts';
import { formatNumber } from '../format.ts';

/** Header, menus and the names of the pages. */
export const nav = {
  home: 'خانه',
  courses: 'دوره‌ها',
  departments: 'دپارتمان‌ها',
  blogs: 'وبلاگ',
  basket: 'سبد خرید',
  notifications: 'اعلان‌ها',
  profile: 'پروفایل',
  about: 'درباره‌ی ما',
  contact: 'تماس با ما',
  services: 'خدمات ما',
  /** The link to the contact page, on pages where users may need help. */
  help: 'پرسشی دارید؟ تماس با ما',
  signUp: 'ثبت‌نام',
  logIn: 'ورود',
  logOut: 'خروج',
  darkMode: 'حالت تیره',
  lightMode: 'حالت روشن',
  search: `جستجو در ${shortName}`,
  openMenu: 'باز کردن منو',
  closeMenu: 'بستن منو',
  skipToContent: 'پرش به محتوای اصلی',
  mainLabel: 'ناوبری اصلی',
  menuLabel: 'منو',
  footerLabel: 'لینک‌های پایین صفحه',
  departmentsPanel: 'فهرست دپارتمان‌ها',
  /** The basket link's label; `count` is the number of courses in the basket. */
  basketWithCount: (count: number) => (count > 0 ? `سبد خرید، ${formatNumber(count)} دوره` : 'سبد خرید'),
  /** The bell's label; `count` is the number of unread notifications. */
  notificationsWithCount: (count: number) => (count > 0 ? `اعلان‌ها، ${formatNumber(count)} خوانده‌نشده` : 'اعلان‌ها'),
  /** The profile picture's label. */
  profileOf: (username: string) => `پروفایل ${username}`,
} as const;
