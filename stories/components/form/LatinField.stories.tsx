import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { LatinField } from '../../../src/components/form/LatinField/LatinField.tsx';
import { fa } from '../../../src/text/fa.ts';

/** خانه‌ای برای یک سطر لاتین مانند ایمیل یا نام کاربری: از چپ به راست نوشته می‌شود و همان‌گونه که نوشته شده می‌ماند. برای متن فارسی نیست. */
const meta = preview.meta({ component: LatinField, args: { label: fa.auth.email } });

export const States = meta.story({
  name: 'خانه لاتین · همه حالت‌ها',
  render: sheet(LatinField, 280, {
    خالی: {},
    'پر شده': { defaultValue: 'sara@example.com' },
    'با فوکوس': focused(),
    نادرست: { defaultValue: 'sara@', error: fa.auth.emailInvalid },
  }),
});
