import { expect, test } from 'vitest';
import { feedOf } from './feed.ts';
import { fa } from './text/fa.ts';

const article = { id: '7&8', title: 'خبر <b>', author: 'سارا', cover_image: null, like_count: 0, comment_count: 0 };

test('[§10.20] the feed lists each article with its URL and escaped text', () => {
  const feed = feedOf([{ ...article, content: 'متن & ]]>\u0000\u0008' }], 'https://host.example/academy');
  const [, item = ''] = /<item>(.*)<\/item>/.exec(feed) ?? [];
  const address = 'https://host.example/academy/blogs/7%268';
  expect(item).toBe(
    `<title>خبر &lt;b&gt;</title><link>${address}</link><guid>${address}</guid><description>متن &amp; ]]&gt;</description>`,
  );
  expect(feedOf([{ ...article, title: ' ', content: '' }], '')).toContain(`<item><title>${fa.blog.untitled}</title>`);
  expect(feed).toContain('<link>https://host.example/academy/blogs</link>');
});
