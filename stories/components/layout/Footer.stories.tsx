import preview from '../../../.storybook/preview.tsx';
import { Footer } from '../../../src/components/layout/Footer/Footer.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Footer',
  component: Footer,
  args: {
    contact: {
      address: 'تهران، خیابان نمونه، پلاک ۱۲',
      phones: ['02100000000', '02100000001'],
      email: 'info@academy.example',
      social: [{ name: 'آپارات', href: 'https://social.example/video' }],
    },
  },
});

export const Default = meta.story();
