// The academy's settings. The other files in this folder are its logo, images and text. docs/adopt.md explains the
// files.

export const name = 'آکادمی آنلاین';
/** The name below the app's icon on a phone. */
export const shortName = 'آکادمی';
/** The text after the name in the title of the home page and in link previews. */
export const tagline = 'دوره‌های ویدیویی فارسی';
/** The description for search engines and link previews. */
export const description =
  'دوره‌های ویدیویی فارسی در ریاضیات، برنامه‌نویسی، زبان، طراحی، حسابداری و بازی‌سازی؛ از درس اول تا آخر، همراه شما.';
/** The second line of the home page's headline, after the number of courses and departments. */
export const promise = 'از درس اول تا آخر، همراه شما';
/** The sentence below the home page's headline. */
export const promiseLead = 'درس‌های کوتاه با ویدیو و توضیح، و چند درس خواندنی؛ هر وقت بخواهید، با سرعت خودتان.';
/** The sentence in the footer, which also introduces the page about the academy. */
export const lead = 'آکادمی آنلاین جایی است برای یادگیری گام‌به‌گام؛ با زبان ساده و همراه با تمرین.';

// A colour is either one `#rrggbb`, from which the build derives ten shades, or ten shades from light to dark.
export const color = '#f1f5ff #e1eaff #c3d5ff #9bb7fd #7499f2 #426cda #2d55bf #1d3f9d #162e79 #101f55';
/** The accent colour, for highlights. Text on this colour is dark. */
export const accent = '#fffaed #fdf0d2 #ffe3a7 #ffd378 #fdc44f #f8b73b #f5af2e #f0a726 #df921f #794b08';
/** The secondary colour, for icons and mottos. If it is empty, `color` is used. */
export const second = '#eefbfb #d3f6f5 #a5eceb #6fdcdb #3bc6c6 #048082 #007375 #056366 #044e51 #01383b';
/** The ten shades of the dark scheme. If the string is empty, the shades are derived from `color`. */
export const night = '#e5e9f5 #cad1e3 #a7afc7 #7f88a5 #353e5d #232b47 #151c33 #0c1124 #060919 #030510';

// The contact data here are fictional. A deployment can override all but `hours` (`.env.example`).
export const address = 'تهران، خیابان نمونه، کوچه‌ی دانش، پلاک ۱۲';
/** Phone numbers in the format of `tel:` links. */
export const phones = ['+982100000001', '+982100000002'];
export const email = 'info@academy.example';
export const hours = 'شنبه تا چهارشنبه، ۸ تا ۱۷';
/** Links to social networks, written `name=https://…`. */
export const social = [
  'تلگرام=https://telegram.example/academy',
  'اینستاگرام=https://instagram.example/academy',
  'لینکدین=https://linkedin.example/academy',
];
/** The position on the map: degrees north, degrees east. */
export const place = [35.6997, 51.338];

/** The currency in which amounts are shown and typed. The API always uses rials. */
export const currency: 'rial' | 'toman' = 'rial';

// `false` disables a feature and removes its pages and links.
export const blog: boolean = true;
/** The forms with which staff add articles and courses. */
export const staffForms: boolean = true;
export const notifications: boolean = true;
/** The notes that learners write on lessons. */
export const notes: boolean = true;

/**
 * Legal and help pages, linked in the footer. Their paths have one segment. Write the text of `/terms` in
 * `pages/terms.md`. The first paragraph of the text is also the description for search engines, so it must not contain
 * formatting.
 */
export const pages: readonly { path: `/${string}`; title: string }[] = [];

/**
 * The built-in departments in display order, with the text and drawing of their slides. Departments that the API adds
 * get slides with their motto and picture.
 */
export const departments: readonly { name: string; text: string; drawing: string }[] = [
  {
    name: 'ریاضیات',
    text: 'از اولین معادله تا زیبایی اثبات، با مسئله‌هایی که گام‌به‌گام حل می‌شوند.',
    drawing: 'categories/math.svg',
  },
  {
    name: 'برنامه‌نویسی و هوش مصنوعی',
    text: 'کد بنویسید، پروژه بسازید و راه خود را تا هوش مصنوعی باز کنید.',
    drawing: 'categories/programming.svg',
  },
  {
    name: 'زبان‌های خارجی',
    text: 'زبان را از همان درس اول به کار ببرید؛ برای سفر، تحصیل یا کار.',
    drawing: 'categories/languages.svg',
  },
  {
    name: 'طراحی و نقاشی',
    text: 'خوب دیدن را یاد بگیرید، دستتان را روان کنید و نمونه‌کار خود را بسازید.',
    drawing: 'categories/design.svg',
  },
  {
    name: 'حسابداری و بازارهای مالی',
    text: 'صورت‌های مالی را بخوانید و با دانش تصمیم بگیرید.',
    drawing: 'categories/finance.svg',
  },
  {
    name: 'بازی‌های کامپیوتری',
    text: 'بازی خود را طراحی کنید، بسازید و به دیگران نشان دهید.',
    drawing: 'categories/games.svg',
  },
];
