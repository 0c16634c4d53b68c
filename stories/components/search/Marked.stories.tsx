import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Marked } from '../../../src/components/search/SearchDialog/Marked.tsx';

/** متنی که آنچه جسته شده در آن نشان دارد، هر گونه که نوشته شده باشد. برای تأکید در متن نیست. */
const meta = preview.meta({ component: Marked, args: { text: 'جبر خطی کاربردی', needle: 'کاربرد' } });

export const States = meta.story({
  name: 'متن نشان‌دار · همه حالت‌ها',
  render: sheet(Marked, 280, {
    پیش‌فرض: {},
    'حرف عربی': { text: 'كاربرد آمار در زندگی' },
    'چند بار': { text: 'کاربردِ ریاضی و کاربرد آن' },
    'نبودن آن': { needle: 'هنر' },
  }),
});
