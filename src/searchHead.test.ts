import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { blogsApi } from './api/blogs.ts';
import { publicCourse } from './api/courses.ts';
import { departmentsApi } from './api/departments.ts';
import type { Endpoint } from './api/endpoint.ts';
import { keyOf } from './data/DataProvider.tsx';
import { searchHead } from './searchHead.ts';

const HEAD = '<title>آمار &quot;یک&quot; | آکادمی</title><meta name="description" content="a &amp; b">';
const URL = 'https://host.example/academy';

const answer = (endpoint: Endpoint, input: object, data: unknown) => ({
  [unstable_serialize(keyOf(endpoint, input, null))]: data,
});
const course = {
  id: '2',
  title: 'آمار </script><script>bad()',
  cover: 'media/a.png',
  department_name: null,
  price: 500,
  amount_with_discount: 300,
  description: 'همه چیز',
};
const ofCourse = answer(publicCourse, { params: { id: '2' } }, course);

function linkedIn(html: string) {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}
const graphOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );

test('[§10.20] a page names its own address, and link previews hear what the page says', () => {
  const html = searchHead(HEAD, { path: '/about-us', url: URL });
  expect(html).toContain(`<link rel="canonical" href="${URL}/about-us">`);
  expect(graphOf(html)).toEqual({
    title: 'آمار &quot;یک&quot; | آکادمی',
    description: 'a &amp; b',
    type: 'website',
    site_name: 'آکادمی آنلاین',
    locale: 'fa_IR',
    url: `${URL}/about-us`,
    image: 'https://host.example/social.png',
  });
});

test('[§10.20] no address is invented, neither of the site nor of a page that stands for many', () => {
  const unknown = searchHead(HEAD, { path: '/purchase/2', answers: ofCourse });
  expect(unknown).not.toMatch(/canonical|og:url|og:image|https?:(?!\/\/schema\.org)|undefined|BreadcrumbList/);
  expect(linkedIn(unknown)).toMatchObject([{ '@type': 'Course', offers: { price: 300 } }]);
  expect(searchHead(HEAD, { url: URL })).not.toMatch(/canonical|og:url/);
});

test('[§10.20] a course is offered for what is charged, and cannot end its element', () => {
  const html = searchHead(HEAD, { path: '/purchase/2', url: URL, answers: ofCourse });
  expect(html).not.toContain('<script>bad()');
  const [node, trail] = linkedIn(html);
  expect(node).toMatchObject({
    '@type': 'Course',
    name: course.title,
    description: 'همه چیز',
    image: 'https://host.example/api/media/a.png',
    provider: { '@type': 'Organization', url: `${URL}/` },
    offers: { '@type': 'Offer', category: 'Paid', price: 300, priceCurrency: 'IRR', url: `${URL}/purchase/2` },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [`${URL}/`, `${URL}/courses`, `${URL}/purchase/2`].map((item, index) => ({
      position: index + 1,
      item,
    })),
  });
  expect(graphOf(html)['image']).toBe('https://host.example/api/media/a.png');
});

test('[§10.20] a free course is offered for nothing, and a picture that previews cannot draw is not theirs', () => {
  const free = { ...course, price: null, amount_with_discount: null, cover: 'https://cdn.example/a.svg?1' };
  const answers = answer(publicCourse, { params: { id: '2' } }, free);
  const html = searchHead(HEAD, { path: '/purchase/2', url: URL, answers });
  expect(linkedIn(html)[0]).toMatchObject({ offers: { category: 'Free', price: 0 }, image: free.cover });
  expect(graphOf(html)['image']).toBe('https://host.example/social.png');
});

test('[§10.20] the home page is the organization’s, a department says where it stands', () => {
  expect(linkedIn(searchHead(HEAD, { path: '/', url: URL }))).toMatchObject([
    { '@type': 'Organization', url: `${URL}/` },
  ]);
  const answers = answer(departmentsApi.read, { params: { id: '1' } }, { name: 'ریاضی', images: [] });
  expect(linkedIn(searchHead(HEAD, { path: '/departments/1', url: URL, answers }))).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${URL}/` }, { name: 'ریاضی', item: `${URL}/departments/1` }],
    },
  ]);
});

test('[§10.20] the blog lists its articles by their own addresses, and does not speak for them', () => {
  const blogs = [{ id: '7&8', title: 'خبر', author: 'سارا', cover_image: 'media/b.png' }];
  const html = searchHead(HEAD, { path: '/blogs', url: URL, answers: answer(blogsApi.list, {}, blogs) });
  expect(html).not.toMatch(/canonical|og:url/);
  expect(linkedIn(html)).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { item: { '@type': 'Article', headline: 'خبر', author: { name: 'سارا' }, url: `${URL}/blogs?post=7%268` } },
      ],
    },
  ]);
});
