import { keysOf } from './lib/keys.ts';
import { pathSegment } from './lib/url.ts';
import { PAGES, type PageName } from './pages.ts';

type PathOf<Pattern extends string> = Pattern extends `${infer Before}:${string}`
  ? (id: string) => `${Before}${string}`
  : Pattern;

type Paths = {
  readonly [Name in PageName as Name extends `${infer Short}Page` ? Uncapitalize<Short> : never]: PathOf<
    (typeof PAGES)[Name]['path']
  >;
};

const nameOf = (page: string) => page.charAt(0).toLowerCase() + page.slice(1, -'Page'.length);

const pathOf = (pattern: string) =>
  pattern.includes(':') ? (id: string) => pattern.replace(/:\w+$/, () => pathSegment(id)) : pattern;

/**
 * The path of each page. For example, `paths.courses` is the path of `CoursesPage`. Ids are encoded, so that they
 * cannot change the path.
 */
export const paths = Object.fromEntries(keysOf(PAGES).map((page) => [nameOf(page), pathOf(PAGES[page].path)])) as Paths;
