import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Byline } from '../../../src/components/blog/Byline/Byline.tsx';
import { blog } from '../../fixtures.ts';

/** نویسنده و زمان خواندن یک مقاله، در کارت و در صفحه‌ی آن. نویسنده‌ای که نامش معلوم نیست نمی‌آید. */
const meta = preview.meta({ component: Byline, args: { author: blog.author, content: blog.content } });

export const States = meta.story({
  name: 'نویسنده و زمان خواندن · همه حالت‌ها',
  render: sheet(Byline, 320, { پیش‌فرض: {}, 'بی نام نویسنده': { author: ' ' }, 'نام لاتین': { author: 'Sara Smith' } }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
