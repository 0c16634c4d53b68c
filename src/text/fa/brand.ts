const name = 'آکادمی آنلاین';

/** The academy itself. */
export const brand = {
  name,
  /** What search engines and link previews say of the site. */
  description:
    'دوره‌های ویدیویی فارسی در ریاضیات، برنامه‌نویسی، زبان، طراحی، حسابداری و بازی‌سازی؛ از نخستین درس تا پایان راه.',
  /** Document title of a page. */
  title: (page: string) => `${page} | ${name}`,
  homeLink: `${name}، صفحه‌ی خانه`,
} as const;
