import type { Article, BreadcrumbList, Course, ItemList, ListItem, Offer, Organization } from 'schema-dts';
import { unstable_serialize } from 'swr';
import { blogsApi } from './api/blogs.ts';
import { publicCourse } from './api/courses.ts';
import { departmentsApi } from './api/departments.ts';
import type { Endpoint, Input, Output } from './api/endpoint.ts';
import { config } from './config.ts';
import { amountOf } from './course/price.ts';
import { courseTitle } from './course/title.ts';
import { keyOf } from './data/DataProvider.tsx';
import { articleTitle } from './components/blog/articleTitle.ts';
import { clampText } from './lib/text.ts';
import { idOf, resolveMedia } from './lib/url.ts';
import { paths } from './paths.ts';
import { fa } from './text/fa.ts';

interface PageFacts {
  /** The page's path. Undefined for the app shell, which contains no page. */
  path?: string;
  /** The site's public URL without a trailing slash. If the URL is unknown, tags that need it are omitted. */
  url?: string | undefined;
  /** The API data of the page by SWR key. */
  answers?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the head tags for search engines and link previews: canonical URL, Open Graph and JSON-LD (product §10.20).
 * `head` contains the page's title and description. Only the renderer calls this function.
 */
export function searchHead(head: string, facts: PageFacts): string {
  const { path, url } = facts;
  const [, title = ''] = /<title>([^<]*)/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const { nodes, picture } = subjectOf(facts);
  const own = at(url, path);
  const graph = [
    ['title', title],
    ['description', description],
    ['type', path?.startsWith(paths.article('')) ? 'article' : 'website'],
    ['site_name', fa.brand.name],
    ['locale', 'fa_IR'],
    ['url', own],
    // Link previews do not support SVG.
    [
      'image',
      picture && !/\.svg(?:$|\?)/i.test(picture) ? picture : fileAt(url, `${import.meta.env.BASE_URL}social.png`),
    ],
  ].map(([property, content]) => content && `<meta property="og:${property}" content="${quoted(content)}">`);
  const linked = nodes.length > 0 && { '@context': 'https://schema.org', '@graph': nodes };
  return [
    own && `<link rel="canonical" href="${quoted(own)}">`,
    path === paths.blogs &&
      url &&
      `<link rel="alternate" type="application/rss+xml" title="${fa.blog.title}" href="${url}/rss.xml">`,
    ...graph,
    // `</script>` in the data would close the element.
    linked && `<script type="application/ld+json">${JSON.stringify(linked).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Escapes an attribute value. Text from React's output is already escaped, so existing entities stay unchanged. */
const quoted = (text: string) => text.replaceAll('"', '&quot;').replaceAll(/&(?![#\w]+;)/g, '&amp;');

const at = (url: string | undefined, path: string | undefined) =>
  url === undefined || path === undefined ? undefined : `${url}${path}`;

/** Returns the absolute URL of the file at `address`, which may be on another host. */
function fileAt(url: string | undefined, address: string | null): string | undefined {
  if (address === null) return undefined;
  return URL.canParse(address, url) ? new URL(address, url).href : undefined;
}

type Leaf<T> = Exclude<T, string>;
type Node = Article | BreadcrumbList | Course | ItemList | Organization;

/**
 * Lets TypeScript check the properties of a schema.org object. Properties may be undefined, because JSON omits
 * undefined values.
 */
const known = <T>(node: { [Key in keyof T]: T[Key] | undefined }) => node as T;

/** Returns the schema.org objects that describe a page, and the page's picture. Unknown values are omitted. */
function subjectOf({ path = '', url, answers = {} }: PageFacts): { nodes: Node[]; picture?: string | undefined } {
  const answerOf = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    answers[unstable_serialize(keyOf(endpoint, input, null))] as Output<E> | undefined;
  const media = (address: string | null | undefined) => fileAt(url, resolveMedia(address, config.apiBase));
  const numbered = (items: readonly object[]): ListItem[] =>
    items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  /**
   * Returns the breadcrumb from the home page. Empty if the site's URL is unknown, because breadcrumbs need absolute
   * URLs.
   */
  const trail = (...steps: [name: string, path: string][]): Node[] => {
    const items = [[fa.nav.home, paths.home], ...steps].map(([name, step]) => ({ name, item: at(url, step) }));
    return url === undefined ? [] : [{ '@type': 'BreadcrumbList', itemListElement: numbered(items) }];
  };
  const organization = { '@type': 'Organization', name: fa.brand.name, url: at(url, paths.home) } as const;
  const academy = known<Leaf<Organization>>(organization);
  if (path === paths.home) {
    const logo = fileAt(url, `${import.meta.env.BASE_URL}logo.svg`);
    return { nodes: [known<Leaf<Organization>>({ ...organization, description: fa.brand.description, logo })] };
  }
  if (path === paths.blogs) {
    const items = (answerOf(blogsApi.list, {}) ?? []).map(({ id }) => ({ url: at(url, paths.article(id)) }));
    const list: Node = { '@type': 'ItemList', itemListElement: numbered(items) };
    return { nodes: items.length > 0 && url !== undefined ? [list] : [] };
  }
  const [, place, id = ''] = /^\/(departments|purchase|blogs)\/(.+)$/.exec(path) ?? [];
  const input = { params: { id: idOf(id) } };
  const department = place === 'departments' ? answerOf(departmentsApi.read, input) : undefined;
  if (department)
    return {
      nodes: trail([department.name.trim() || fa.departments.page, path]),
      picture: media(department.images[0]),
    };
  const article = place === 'blogs' && answerOf(blogsApi.list, {})?.find((blog) => paths.article(blog.id) === path);
  if (article) {
    const picture = media(article.cover_image);
    const node = known<Leaf<Article>>({
      '@type': 'Article',
      headline: clampText(articleTitle(article), 110),
      author: { '@type': 'Person', name: article.author },
      publisher: academy,
      image: picture,
      inLanguage: 'fa',
      url: at(url, path),
      mainEntityOfPage: at(url, path),
    });
    return { nodes: [node, ...trail([fa.blog.title, paths.blogs], [articleTitle(article), path])], picture };
  }
  const course = place === 'purchase' ? answerOf(publicCourse, input) : undefined;
  if (!course) return { nodes: [] };
  const picture = media(course.cover);
  const price = amountOf(course);
  const name = courseTitle(course);
  const node = known<Leaf<Course>>({
    '@type': 'Course',
    name,
    description: course.description || fa.courses.noDescription,
    url: at(url, path),
    image: picture,
    inLanguage: 'fa',
    provider: academy,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    offers: known<Leaf<Offer>>({
      '@type': 'Offer',
      category: price > 0 ? 'Paid' : 'Free',
      price,
      // Prices are in rials, as in the API.
      priceCurrency: 'IRR',
      url: at(url, path),
    }),
  });
  return { nodes: [node, ...trail([fa.nav.courses, paths.courses], [name, path])], picture };
}
