import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Footer } from '../../../src/components/layout/Footer/Footer.tsx';

const contact = {
  address: 'تهران، خیابان نمونه، پلاک ۱۲',
  phones: ['02100000000', '02100000001'],
  email: 'info@academy.example',
  social: [
    { name: 'آپارات', href: 'https://social.example/video' },
    { name: 'تلگرام', href: 'https://social.example/chat' },
  ],
};

/** پایین صفحه‌های خانه، دوره‌ها، سرفصل‌ها، درس و وبلاگ: پیوندها و راه‌های تماس. صفحه‌های دیگر پایین صفحه ندارند. تلفن و ایمیل را چپ به راست می‌نویسد؛ شماره را بدون فاصله و با رقم لاتین به آن بدهید. */
const meta = preview.meta({ component: Footer, args: { contact } });

export const States = meta.story({
  name: 'پایین صفحه · همه حالت‌ها',
  play: async ({ canvas }) => {
    const signs = ['t.me', 'www.instagram.com', 'linkedin.com', 'youtube.com', 'www.aparat.com', 'eitaa.com', 'ble.ir'];
    const drawn = [...signs, 'rubika.ir', 'chat.me'].map(
      (name) => canvas.getByRole('link', { name }).querySelector('svg')?.innerHTML,
    );
    await expect(new Set(drawn).size).toBe(9);
  },
  render: sheet(Footer, 1240, {
    پیش‌فرض: {},
    'نشانه‌ی شبکه‌ها، یکی ناشناخته': {
      contact: {
        ...contact,
        social: [
          't.me',
          'www.instagram.com',
          'linkedin.com',
          'youtube.com',
          'www.aparat.com',
          'eitaa.com',
          'ble.ir',
          'rubika.ir',
          'chat.me',
        ].map((host) => ({ name: host, href: `https://${host}/academy` })),
      },
    },
    'نشانی بلند، بدون شبکه‌های اجتماعی': {
      contact: {
        address: 'تهران، بزرگراه شهید همت، خیابان دانشگاه، کوچه‌ی کتابخانه‌ی مرکزی، ساختمان آموزش، طبقه‌ی ششم، واحد ۶۰۲',
        phones: contact.phones,
        email: 'postage-and-questions-of-learners@long-name.academy.example',
        social: [],
      },
    },
    'پیوندها زیر اشاره‌گر': ['hover', {}],
    'پیوندها با فوکوس صفحه‌کلید': ['focus-visible', {}],
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
