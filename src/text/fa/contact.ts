/** The contact page (product §1). */
export const contact = {
  title: 'تماس با ما',
  lead: 'پرسش، پیشنهاد یا ایرادی دارید؟ خوشحال می‌شویم بشنویم.',
  address: 'نشانی',
  phone: 'تلفن',
  email: 'ایمیل',
  hours: 'ساعات پاسخ‌گویی',
  hoursNote: 'پیام خارج از این ساعت‌ها را اولین روز کاری پاسخ می‌دهیم.',
  social: 'شبکه‌های اجتماعی',
  map: 'نقشه',
  showMap: 'نمایش نقشه',
  mapNote: 'نقشه از openstreetmap.org می‌آید.',
} as const;
