import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { Footer } from '../../../src/components/layout/Footer/Footer.tsx';
import { Apart } from '../../sheets.tsx';

const contact = {
  address: 'تهران، خیابان نمونه، پلاک ۱۲',
  phones: ['02100000000', '02100000001'],
  email: 'info@academy.example',
  social: [
    { name: 'آپارات', href: 'https://social.example/video' },
    { name: 'تلگرام', href: 'https://social.example/chat' },
  ],
};

const meta = preview.meta({
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'پایین صفحه‌های خانه، دوره‌ها، سرفصل‌ها، درس و وبلاگ: پیوندها و راه‌های تماس. صفحه‌های دیگر پایین صفحه ندارند. تلفن و ایمیل را چپ به راست می‌نویسد؛ شماره را بدون فاصله و با رقم لاتین به آن بدهید.',
      },
    },
  },
  args: { contact },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'پایین صفحه · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet width={1240}>
      <State name="پیش‌فرض">
        <Footer {...args} />
      </State>
      <State name="نشانی بلند، بدون شبکه‌های اجتماعی">
        <Apart name="نشانی بلند">
          <Footer
            contact={{
              address:
                'تهران، بزرگراه شهید همت، خیابان دانشگاه، کوچه‌ی کتابخانه‌ی مرکزی، ساختمان آموزش، طبقه‌ی ششم، واحد ۶۰۲',
              phones: contact.phones,
              email: 'postage-and-questions-of-learners@long-name.academy.example',
              social: [],
            }}
          />
        </Apart>
      </State>
      <State name="پیوندها زیر اشاره‌گر" touch="hover">
        <Apart name="زیر اشاره‌گر">
          <Footer {...args} />
        </Apart>
      </State>
      <State name="پیوندها با فوکوس صفحه‌کلید" touch="focus-visible">
        <Apart name="با فوکوس">
          <Footer {...args} />
        </Apart>
      </State>
    </StateSheet>
  ),
});

export const Default = meta.story();
