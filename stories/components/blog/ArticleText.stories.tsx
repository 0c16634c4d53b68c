import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { ArticleText } from '../../../src/components/blog/BlogCard/ArticleText.tsx';
import { blog } from '../../fixtures.ts';

/** متن کامل یک مقاله، در جهت زبان خودش، با انتخاب اندازه‌ی متن. نشانه‌های HTML را نمی‌خواند؛ متن ساده است. */
const meta = preview.meta({ component: ArticleText, args: { text: blog.content } });

export const States = meta.story({
  name: 'متن مقاله · همه حالت‌ها',
  render: sheet(ArticleText, 480, {
    فارسی: {},
    لاتین: { text: 'React from scratch: your first program, one step at a time.' },
    'متن بلند': { text: `${blog.content}\n\n`.repeat(4) },
  }),
});
