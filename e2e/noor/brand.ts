// The brand of a second academy. `e2e/whole/brand.spec.ts` tests that an academy needs to change only `brand/`.

export const name = 'آکادمی نور';
export const shortName = 'نور';
export const tagline = 'آموزش هنر & موسیقی';
export const description = 'دوره‌های ویدیویی موسیقی، خوشنویسی، عکاسی، سفالگری و آشپزی، با هنرمندان ایرانی.';
export const lead = 'آکادمی نور جای یاد گرفتن هنر است؛ آهسته، با دست و دل.';

export const color = '#f97316';
export const accent = '#0d9488';
export const second = '';
export const night = '';

export const address = 'اصفهان، خیابان نمونه، پلاک ۷';
export const phones = ['+983100000001'];
export const email = 'salam@noor.example';
export const hours = 'شنبه تا پنجشنبه، ۱۰ تا ۱۸';
export const social = [
  'تلگرام=https://t.me/noor',
  'ایتا=https://eitaa.com/noor',
  'بله=https://ble.ir/noor',
  'روبیکا=https://rubika.ir/noor',
  'آپارات=https://www.aparat.com/noor',
  'یوتیوب=https://www.youtube.com/@noor',
];
export const place = [32.6546, 51.668];

export const currency: 'rial' | 'toman' = 'toman';

export const blog: boolean = false;
export const staffForms: boolean = false;
export const notifications: boolean = false;
export const notes: boolean = false;

export const pages: readonly { path: `/${string}`; title: string }[] = [
  { path: '/terms', title: 'شرایط استفاده' },
  { path: '/privacy-policy', title: 'حریم خصوصی' },
  { path: '/questions', title: 'پرسش‌های رایج' },
];

export const departments: readonly { name: string; text: string; drawing: string }[] = [
  { name: 'موسیقی', text: 'از اولین نت تا نواختن یک قطعه.', drawing: 'default-department.svg' },
  { name: 'خوشنویسی', text: 'نستعلیق را با قلم و دوات بیاموزید.', drawing: 'default-department.svg' },
  { name: 'عکاسی', text: 'نور و سایه را ببینید و ثبت کنید.', drawing: 'default-department.svg' },
  { name: 'سفالگری', text: 'با گل و چرخ، ظرف خود را بسازید.', drawing: 'default-department.svg' },
  { name: 'آشپزی', text: 'خورش‌های خانگی، گام‌به‌گام.', drawing: 'default-department.svg' },
];
