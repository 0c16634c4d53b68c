import { unstable_serialize } from 'swr';
import { blogsApi } from './api/blogs.ts';
import { publicCourse } from './api/courses.ts';
import { departmentsApi } from './api/departments.ts';
import type { Endpoint, Input, Output } from './api/endpoint.ts';
import { config } from './config.ts';
import { amountOf } from './course/price.ts';
import { courseTitle } from './course/title.ts';
import { keyOf } from './data/DataProvider.tsx';
import { resolveMedia } from './lib/url.ts';
import { articleAddress, paths } from './paths.ts';
import { fa } from './text/fa.ts';

interface PageFacts {
  /** The page's path; without one, the page stands for many. */
  path?: string;
  /** The site's public address without a slash at its end; unknown, nothing that needs it is said. */
  url?: string | undefined;
  /** What the page took from the API, by SWR's keys. */
  answers?: Readonly<Record<string, unknown>>;
}

/**
 * What search engines and link previews read besides the title and the description, which are in `head` as React wrote
 * them: canonical address, Open Graph, and JSON-LD (product §10.20). For the renderer alone, in no visitor's bundle.
 */
export function searchHead(head: string, facts: PageFacts): string {
  const { path, url } = facts;
  const [, title = ''] = /<title>([^<]*)/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const { nodes, picture } = subjectOf(facts);
  // Each article is a page of its own under the blog's address, so that one cannot speak for all.
  const own = path === paths.blogs ? undefined : at(url, path);
  const graph = [
    ['title', title],
    ['description', description],
    ['type', 'website'],
    ['site_name', fa.brand.name],
    ['locale', 'fa_IR'],
    ['url', own],
    // Link previews draw no SVG.
    [
      'image',
      picture && !/\.svg(?:$|\?)/i.test(picture) ? picture : fileAt(url, `${import.meta.env.BASE_URL}social.png`),
    ],
  ].map(([property, content]) => content && `<meta property="og:${property}" content="${quoted(content)}">`);
  const linked = nodes.length > 0 && { '@context': 'https://schema.org', '@graph': nodes };
  return [
    own && `<link rel="canonical" href="${quoted(own)}">`,
    ...graph,
    // `<` could end the element.
    linked && `<script type="application/ld+json">${JSON.stringify(linked).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** React has escaped what it wrote; addresses have only these two to be escaped. */
const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll(/&(?![#\w]+;)/g, '&amp;');

/** The address of a page of the site. */
const at = (url: string | undefined, path: string | undefined) =>
  url === undefined || path === undefined ? undefined : `${url}${path}`;

/** The whole address of a file, which may be on another host. */
function fileAt(url: string | undefined, address: string | null): string | undefined {
  if (address === null) return undefined;
  return URL.canParse(address, url) ? new URL(address, url).href : undefined;
}

type Node = Readonly<Record<string, unknown>>;

/** What a page is about, as schema.org says it, and its picture; what is not known is left out. */
function subjectOf({ path = '', url, answers = {} }: PageFacts): { nodes: Node[]; picture?: string | undefined } {
  const answerOf = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    answers[unstable_serialize(keyOf(endpoint, input, null))] as Output<E> | undefined;
  const media = (address: string | null | undefined) => fileAt(url, resolveMedia(address, config.apiBase));
  const listOf = (type: string, items: readonly Node[]) => ({
    '@type': type,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  });
  /** The way to the page from the home page; it consists of addresses, and is none without them. */
  const trail = (...steps: [name: string, path: string][]) => {
    const items = [[fa.nav.home, paths.home], ...steps].map(([name, step]) => ({ name, item: at(url, step) }));
    return url === undefined ? [] : [listOf('BreadcrumbList', items)];
  };
  const academy = { '@type': 'Organization', name: fa.brand.name, url: at(url, paths.home) };
  if (path === paths.home) {
    const logo = fileAt(url, `${import.meta.env.BASE_URL}logo.svg`);
    return { nodes: [{ ...academy, description: fa.brand.description, logo }] };
  }
  if (path === paths.blogs) {
    const articles = (answerOf(blogsApi.list, {}) ?? []).map(({ id, title, author, cover_image: cover }) => ({
      '@type': 'Article',
      headline: title,
      author: { '@type': 'Person', name: author },
      image: media(cover),
      url: at(url, articleAddress(id)),
    }));
    const items = articles.map((item) => ({ item }));
    return { nodes: items.length > 0 ? [listOf('ItemList', items)] : [] };
  }
  const [, place, id = ''] = /^\/(departments|purchase)\/(.+)$/.exec(path) ?? [];
  const input = { params: { id } };
  const department = place === 'departments' ? answerOf(departmentsApi.read, input) : undefined;
  if (department) return { nodes: trail([department.name, path]), picture: media(department.images[0]) };
  const course = place === 'purchase' ? answerOf(publicCourse, input) : undefined;
  if (!course) return { nodes: [] };
  const picture = media(course.cover);
  const price = amountOf(course);
  const node = {
    '@type': 'Course',
    name: courseTitle(course),
    description: course.description || fa.courses.noDescription,
    url: at(url, path),
    image: picture,
    inLanguage: 'fa',
    provider: academy,
    offers: {
      '@type': 'Offer',
      category: price > 0 ? 'Paid' : 'Free',
      price,
      // Rials, as the API counts.
      priceCurrency: 'IRR',
      url: at(url, path),
    },
  };
  return { nodes: [node, ...trail([fa.nav.courses, paths.courses], [node.name, path])], picture };
}
