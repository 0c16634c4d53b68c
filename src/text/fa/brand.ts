const name = 'آکادمی آنلاین';

/** The academy itself. */
export const brand = {
  name,
  /** The description for search engines and link previews. */
  description:
    'دوره‌های ویدیویی فارسی در ریاضیات، برنامه‌نویسی، زبان، طراحی، حسابداری و بازی‌سازی؛ از درس اول تا آخر، همراه شما.',
  /** One sentence at the foot of every page. */
  lead: 'آکادمی آنلاین جایی است برای یادگیری گام‌به‌گام؛ با زبان ساده و همراه با تمرین.',
  /** Document title of home. */
  homeTitle: `${name}، دوره‌های ویدیویی فارسی`,
  /** Document title of a page. */
  title: (page: string) => `${page} | ${name}`,
  homeLink: `${name}، صفحه‌ی خانه`,
} as const;
