import { formatNumber } from '../format.ts';

const unknownError = 'خطای ناشناخته';

/** The list of articles, their pages and the article form (product §2). */
export const blog = {
  title: 'وبلاگ',
  notFound: 'مقاله پیدا نشد.',
  toBlog: 'همه‌ی مقاله‌ها',
  others: 'مقاله‌های دیگر',
  empty: 'هنوز مقاله‌ای منتشر نشده است.',
  mainTab: 'معرفی',
  likesTab: (count: number) => `${formatNumber(count)} پسند`,
  commentsTab: (count: number) => `${formatNumber(count)} نظر`,
  readMoreTab: 'بیشتر بخوانید',
  tabsOf: (title: string) => `بخش‌های مقاله‌ی ${title}`,
  like: 'پسندیدن',
  unlike: 'پس گرفتن پسند',
  liked: 'مقاله پسندیده شد.',
  unliked: 'پسند شما پس گرفته شد.',
  logInToLike: 'برای پسندیدن مقاله وارد شوید.',
  likeFailed: 'پسند شما ثبت نشد.',
  comments: 'نظرها',
  yourComment: 'نظر شما',
  sendComment: 'ارسال نظر',
  sendingComment: 'در حال ارسال…',
  noComments: 'هنوز نظری ثبت نشده است.',
  commented: 'نظر شما ثبت شد.',
  logInToComment: 'برای ثبت نظر وارد شوید.',
  commentFailed: 'نظر شما ثبت نشد.',
  commentTooLong: (most: number) => `نظر حداکثر ${formatNumber(most)} نویسه است.`,
  commentEmpty: 'متن نظر نمی‌تواند خالی باشد.',
  commentsFailed: 'نظرها باز نشدند.',
  /** `message` is the server's message. Null if the server sent none. */
  listFailed: (message: string | null) => message ?? 'مقاله‌ها بارگذاری نشدند.',
  articleFailed: 'جزئیات مقاله بارگذاری نشد.',
  author: (name: string) => `نویسنده: ${name}`,
  /** The reading time of an article. */
  minutes: (minutes: number) => `${formatNumber(minutes)}\u00a0دقیقه\u00a0مطالعه`,
  cover: 'تصویر کاور',
  add: 'افزودن مقاله',
  titleField: 'عنوان',
  contentField: 'متن مقاله',
  publish: 'انتشار مقاله',
  publishing: 'در حال انتشار…',
  titleRequired: 'عنوان نمی‌تواند خالی باشد.',
  contentRequired: 'متن مقاله نمی‌تواند خالی باشد.',
  coverRequired: 'یک تصویر کاور انتخاب کنید.',
  created: 'مقاله منتشر شد.',
  /** `detail` is the server's message. Null if the server sent none. */
  createFailed: (detail: string | null) => `مقاله منتشر نشد: ${detail ?? unknownError}`,
  networkFailed: 'به سرور وصل نشدیم. نوشته‌ی شما همین‌جا مانده است.',
  notAllowed: 'افزودن مقاله با مدیران و مدرسان است.',
} as const;
