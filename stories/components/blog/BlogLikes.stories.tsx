import { Button } from '@mantine/core';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { BlogLikes } from '../../../src/components/blog/BlogLikes/BlogLikes.tsx';
import { fa } from '../../../src/text/fa.ts';

/** شمار پسندهای یک مقاله و دکمه‌ی پسندیدن یا پس گرفتن پسند. خودش نمی‌شمارد؛ شمار و حالت را صفحه به آن می‌دهد. دوبار کلیک یک بار به شمار می‌آید. */
const meta = preview.meta({ component: BlogLikes, args: { count: 12, liked: false, onToggle: fn() } });

export const States = meta.story({
  name: 'پسندهای مقاله · همه حالت‌ها',
  render: sheet(BlogLikes, 280, {
    نپسندیده: {},
    ...touched({ liked: false }, 'نپسندیده'),
    پسندیده: { liked: true },
    ...touched({ liked: true }, 'پسندیده'),
    'بدون پسند': { count: 0 },
    'شمار بزرگ': { count: 1_234_567 },
    'پسندیدن را رنگ به تنهایی نمی‌گوید؛ شکل قلب و نوشته‌ی دکمه هم عوض می‌شوند.': {
      good: { liked: true },
      bad: <Button color="red">{fa.blog.like}</Button>,
    },
  }),
  play: (context) => press(context, 'نپسندیده', fa.blog.like, 'onToggle'),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
