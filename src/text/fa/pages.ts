/** The static pages (product §2); their longer texts are in `staticPages.ts`. */
export const pages = {
  about: {
    title: 'درباره ما',
    lead: 'آکادمی آنلاین جایی برای یادگیری گام‌به‌گام، با زبان ساده و همراه با تمرین است.',
  },
  contact: {
    title: 'تماس با ما',
    lead: 'پرسش، پیشنهاد یا ایرادی دارید؟ خوشحال می‌شویم بشنویم.',
    address: 'نشانی',
    phone: 'تلفن',
    email: 'ایمیل',
    hours: 'ساعات پاسخ‌گویی: شنبه تا چهارشنبه، ۸ تا ۱۷',
    hoursNote: 'به پیام‌های بیرون از این ساعت‌ها در نخستین روز کاری پاسخ می‌دهیم.',
    social: 'شبکه‌های اجتماعی',
    map: 'نقشه',
    showMap: 'نمایش نقشه',
    mapNote: 'نقشه از openstreetmap.org بارگذاری می‌شود.',
  },
  services: {
    title: 'خدمات ما',
    toContact: 'تماس با ما',
    lead: 'از انتخاب نخستین دوره تا پایان آخرین درس همراه شما هستیم.',
  },
} as const;
