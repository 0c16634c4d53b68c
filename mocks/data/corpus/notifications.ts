import type { NotificationSeed } from './types.ts';

/** Public notifications first, then the private ones; newest first in each group. */
export const notifications: readonly NotificationSeed[] = [
  {
    title: 'سه دوره‌ی تازه در دپارتمان طراحی',
    message:
      'گره‌چینی، اصول رابط کاربری و خوش‌نویسی نستعلیق به آکادمی اضافه شدند. سرفصل‌های خوش‌نویسی به‌تدریج منتشر می‌شود.',
    receiver: null,
    read: false,
  },
  {
    title: 'به‌روزرسانی شبانه',
    message: 'بامداد جمعه از ساعت ۲ تا ۴ سایت برای به‌روزرسانی از دسترس خارج می‌شود. دوره‌ها و حساب شما دست‌نخورده می‌ماند.',
    receiver: null,
    read: false,
  },
  {
    title: 'دوره‌های رایگان برای شروع',
    message:
      'اگر تازه به ما پیوسته‌اید، از مرور ریاضی پایه، مبانی Git، طراحی با مداد یا مدیریت پول شخصی آغاز کنید. این چهار دوره رایگان هستند.',
    receiver: null,
    read: true,
  },
  {
    title: 'ساعت پاسخ‌گویی پشتیبانی',
    message:
      'همکاران ما شنبه تا چهارشنبه از ساعت ۸ تا ۱۷ پاسخ‌گو هستند. پیام‌های بیرون از این ساعت را در نخستین روز کاری بررسی می‌کنیم.',
    receiver: null,
    read: true,
  },
  {
    title: 'خرید شما ثبت شد',
    message: 'دوره‌ی «گره‌چینی: هندسه‌ی نقش‌های ایرانی» به دوره‌های شما اضافه شد. برای آغاز به پروفایل خود سر بزنید.',
    receiver: 'demo-student',
    read: false,
  },
  {
    title: 'پاسخ تازه به پرسش شما',
    message: 'مدرس دوره‌ی حسابان به پرسشتان درباره‌ی حد یک‌طرفه پاسخ داد. پاسخ با یک نمودار همراه است.',
    receiver: 'demo-student',
    read: false,
  },
  {
    title: 'یک هفته است سر نزده‌اید',
    message: 'در دوره‌ی Python به فصل «تصمیم و تکرار» رسیده بودید. درس بعدی کوتاه است و در یک استراحت چای تمام می‌شود.',
    receiver: 'demo-student',
    read: false,
  },
  {
    title: 'به آکادمی خوش آمدید',
    message: 'حساب شما آماده است. پیشنهاد می‌کنیم پیش از هر چیز تصویر و بیوگرافی خود را در پروفایل کامل کنید.',
    receiver: 'demo-student',
    read: true,
  },
  {
    title: 'دوره‌ی شما در انتظار بازبینی است',
    message: 'دوره‌ی «ریاضیات گسسته و هنر شمردن» هنوز خصوصی است. پس از پایان بازبینی تمرین‌ها می‌توانید آن را عمومی کنید.',
    receiver: 'demo-instructor',
    read: false,
  },
];
