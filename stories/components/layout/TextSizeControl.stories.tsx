import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { TextSizeControl } from '../../../src/components/layout/DisplaySettings/TextSizeControl.tsx';

/** اندازه‌ی همه‌ی متن‌ها، همین حالا و در بازدید بعد. در «نمایش» و بالای متن مقاله می‌آید. */
const meta = preview.meta({ component: TextSizeControl });

export const States = meta.story({
  name: 'اندازه‌ی متن · همه حالت‌ها',
  render: sheet(TextSizeControl, 280, { پیش‌فرض: {}, ...touched(), تمام‌پهنا: { fullWidth: true } }),
});
