import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { name } from '../brand/brand.ts';
import { blogsApi } from './api/blogs.ts';
import { publicCourse } from './api/courses.ts';
import { departmentsApi } from './api/departments.ts';
import type { Endpoint } from './api/endpoint.ts';
import { keyOf } from './data/DataProvider.tsx';
import { searchHead } from './searchHead.ts';
import { fa } from './text/fa.ts';

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
const ofCourse = (its: object) => answer(publicCourse, { params: { id: '2' } }, its);

function linkedIn(html: string) {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}
const graphOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );

const headOf = (path: string, answers = {}) => searchHead(HEAD, { path, url: URL, answers });
const crumbs = (...addresses: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: addresses.map((address, index) => ({ position: index + 1, item: URL + address })),
});

test('[§10.20] a page has its canonical URL and the text of its link preview', () => {
  const html = headOf('/about-us');
  expect(html).toContain(`<link rel="canonical" href="${URL}/about-us">`);
  expect(graphOf(html)).toEqual({
    title: 'آمار &quot;یک&quot; | آکادمی',
    description: 'a &amp; b',
    type: 'website',
    site_name: name,
    locale: 'fa_IR',
    url: `${URL}/about-us`,
    image: 'https://host.example/social.png',
  });
});

test('[§10.20] there is no canonical URL if the site’s URL is unknown, or for the shell', () => {
  const unknown = searchHead(HEAD, { path: '/purchase/2', answers: ofCourse(course) });
  expect(unknown).not.toMatch(/canonical|og:url|og:image|https?:(?!\/\/schema\.org)|undefined|BreadcrumbList/);
  expect(linkedIn(unknown)).toMatchObject([{ '@type': 'Course', offers: { price: 300 } }]);
  expect(searchHead(HEAD, { url: URL })).not.toMatch(/canonical|og:url/);
});

test('[§10.20] the structured data of a course contain the charged price and escaped text', () => {
  const html = headOf('/purchase/2', ofCourse(course));
  expect(html).not.toContain('<script>bad()');
  const image = 'https://host.example/api/media/a.png';
  const node = {
    '@type': 'Course',
    name: course.title,
    description: 'همه چیز',
    image,
    provider: { '@type': 'Organization', url: `${URL}/` },
    offers: { '@type': 'Offer', category: 'Paid', price: 300, priceCurrency: 'IRR', url: `${URL}/purchase/2` },
  };
  expect(linkedIn(html)).toMatchObject([node, crumbs('/', '/courses', '/purchase/2')]);
  expect(graphOf(html)['image']).toBe(image);
});

test('[§10.20] the structured data of a free course contain the price 0, and an SVG cover is not used as a preview', () => {
  const image = 'https://cdn.example/a.svg?1';
  const html = headOf('/purchase/2', ofCourse({ ...course, price: null, amount_with_discount: null, cover: image }));
  expect(linkedIn(html)[0]).toMatchObject({ offers: { category: 'Free', price: 0 }, image });
  expect(graphOf(html)['image']).toBe('https://host.example/social.png');
});

test('[§10.20] the structured data of the home page describe the organization, and a department has a breadcrumb', () => {
  expect(linkedIn(headOf('/'))).toMatchObject([{ '@type': 'Organization', url: `${URL}/` }]);
  const answers = answer(departmentsApi.read, { params: { id: '1' } }, { name: 'ریاضی', images: [] });
  expect(linkedIn(headOf('/departments/1', answers))).toMatchObject([crumbs('/', '/departments/1')]);
});

const blogs = [{ id: '7&8', title: 'خبر', author: 'سارا', cover_image: 'media/b.png', content: 'متن' }];
const ARTICLE = `${URL}/blogs/7%268`;

test('[§10.20] the structured data of the blog list the URLs of its articles, and the blog links to its feed', () => {
  const html = headOf('/blogs', answer(blogsApi.list, {}, blogs));
  expect(linkedIn(html)).toMatchObject([{ '@type': 'ItemList', itemListElement: [{ url: ARTICLE }] }]);
  expect(html).toContain(`<link rel="alternate" type="application/rss+xml" title="وبلاگ" href="${URL}/rss.xml">`);
});

test('[§10.20] the structured data of an article contain its author, picture and breadcrumb', () => {
  const html = headOf('/blogs/7%268', answer(blogsApi.list, {}, blogs));
  const image = 'https://host.example/api/media/b.png';
  const node = {
    '@type': 'Article',
    headline: 'خبر',
    author: { '@type': 'Person', name: 'سارا' },
    image,
    url: ARTICLE,
  };
  expect(linkedIn(html)).toMatchObject([node, crumbs('/', '/blogs', '/blogs/7%268')]);
  expect(graphOf(html)).toMatchObject({ type: 'article', url: ARTICLE, image });
});

test('[§10.20] in structured data, a blank title is replaced by the name that the page shows', () => {
  const articles = blogs.map((blog) => ({ ...blog, title: ' ' }));
  const { untitled } = fa.blog;
  expect(linkedIn(headOf('/blogs/7%268', answer(blogsApi.list, {}, articles)))).toMatchObject([
    { headline: untitled },
    { itemListElement: [{}, {}, { name: untitled }] },
  ]);
  const departments = answer(departmentsApi.read, { params: { id: '1' } }, { name: ' ', images: [] });
  expect(linkedIn(headOf('/departments/1', departments))).toMatchObject([
    { itemListElement: [{}, { name: fa.departments.page }] },
  ]);
});

test('[§10.20] the data for an id that is encoded in the path are found', () => {
  const path = `/purchase/${encodeURIComponent('جبر')}`;
  const [node] = linkedIn(headOf(path, answer(publicCourse, { params: { id: 'جبر' } }, course)));
  expect(node).toMatchObject({ '@type': 'Course', url: URL + path });
  expect(headOf('/purchase/%')).not.toContain('Course');
});

/**
 * The properties that Google requires, by type: https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'author.name', 'author.@type'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  Course: ['name', 'description', 'provider.name', 'offers.category', 'hasCourseInstance.courseMode'],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.url'],
  Organization: ['name', 'url', 'logo'],
};

test('[§10.20] every node of the structured data has the properties that Google requires', () => {
  const pages: [string, object][] = [
    ['/', {}],
    ['/purchase/2', ofCourse({ ...course, description: null })],
    ['/blogs', answer(blogsApi.list, {}, blogs)],
    ['/blogs/7%268', answer(blogsApi.list, {}, blogs)],
  ];
  const nodes = pages.flatMap(([path, answers]) => linkedIn(headOf(path, answers)));
  expect(new Set(nodes.map((node) => node['@type']))).toEqual(new Set(Object.keys(REQUIRED)));
  for (const node of nodes)
    for (const property of REQUIRED[String(node['@type'])] ?? [])
      expect(node, String(node['@type'])).toHaveProperty(property.split('.'), expect.anything());
});
