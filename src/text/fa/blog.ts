import { formatNumber } from '../format.ts';

const unknownError = 'خطای ناشناخته';

/** The blog (product §2). */
export const blog = {
  title: 'وبلاگ',
  empty: 'هنوز مقاله‌ای منتشر نشده است.',
  mainTab: 'صفحه اصلی',
  likesTab: (count: number) => `پسندها (${formatNumber(count)})`,
  commentsTab: (count: number) => `نظرها (${formatNumber(count)})`,
  readMoreTab: 'بیشتر بخوانید',
  tabsOf: (title: string) => `بخش‌های مقاله‌ی ${title}`,
  like: 'پسندیدن',
  unlike: 'برداشتن پسند',
  liked: 'مقاله پسندیده شد.',
  unliked: 'مقاله از پسندها حذف شد.',
  logInToLike: 'برای پسندیدن مقاله وارد شوید.',
  likeFailed: 'خطا در ثبت پسند',
  comments: 'نظرها',
  yourComment: 'نظر شما',
  sendComment: 'ارسال نظر',
  sendingComment: 'در حال ارسال…',
  noComments: 'هنوز نظری ثبت نشده است.',
  commented: 'نظر با موفقیت ثبت شد.',
  logInToComment: 'برای ثبت نظر وارد شوید.',
  commentFailed: 'خطا در ثبت نظر',
  commentEmpty: 'متن نظر نمی‌تواند خالی باشد.',
  commentsFailed: 'نظرها بارگذاری نشدند.',
  /** `message` is the server's, if it gave one. */
  listFailed: (message: string | null) => message ?? 'مقاله‌ها بارگذاری نشدند.',
  articleFailed: 'جزئیات مقاله بارگذاری نشد.',
  author: (name: string) => `نویسنده: ${name}`,
  cover: 'تصویر کاور',
  add: 'افزودن مقاله',
  titleField: 'عنوان',
  contentField: 'متن مقاله',
  publish: 'انتشار مقاله',
  publishing: 'در حال انتشار…',
  titleAndContentRequired: 'عنوان و متن نمی‌توانند خالی باشند.',
  coverRequired: 'لطفاً تصویر کاور را بارگذاری کنید.',
  created: 'مقاله با موفقیت منتشر شد.',
  /** `detail` is the server's, if it gave one. */
  createFailed: (detail: string | null) => `انتشار مقاله ناموفق بود: ${detail ?? unknownError}`,
  networkFailed: 'خطایی در ارتباط با سرور رخ داد.',
  notAllowed: 'شما اجازه‌ی افزودن مقاله را ندارید.',
} as const;
