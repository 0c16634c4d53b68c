// Every component has its stories, and every page the stories of each state that it can be in.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Texts by their path, `src/components/course/CourseCard/CourseCard.tsx`. */
type Files = ReadonlyMap<string, string>;

function read(pattern: string): Files {
  const paths = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The states of each page that need a story, and that story. */
const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  HomePage: { Loaded: 'Loaded', Loading: 'Loading', Empty: 'NothingToRecommend', Failed: 'Failed' },
  DepartmentPage: { Loaded: 'Loaded', Loading: 'Loading', Empty: 'NoCourses', Failed: 'Failed', NotFound: 'NotFound' },
  NotificationsPage: { Loaded: 'Loaded', Loading: 'Loading', Empty: 'Empty', Failed: 'Failed', SignedOut: 'SignedOut' },
  BlogsPage: {
    Loaded: 'Loaded',
    Loading: 'Loading',
    Empty: 'Empty',
    Failed: 'Failed',
    NotFound: 'UnknownAddress',
    SignedOut: 'Visitor',
    Student: 'Loaded',
    Instructor: 'Staff',
    Admin: 'Admin',
  },
  AddBlogPage: {
    Loaded: 'Empty',
    Failed: 'Failed',
    SignedOut: 'Visitor',
    Student: 'Student',
    Instructor: 'Empty',
    Admin: 'Admin',
    Superuser: 'Superuser',
  },
  AddCoursePage: {
    Loaded: 'Empty',
    Failed: 'Failed',
    SignedOut: 'Visitor',
    SessionOver: 'SessionOver',
    Student: 'Student',
    Instructor: 'Empty',
    Admin: 'Admin',
  },
  SignupPage: { Loaded: 'Default', Failed: 'Refused', SignedIn: 'SignedInAlready' },
  LoginPage: { Loaded: 'Default', Failed: 'Refused', SignedIn: 'SignedInAlready' },
  ProfilePage: {
    Loaded: 'Loaded',
    Loading: 'LoadingCourses',
    Empty: 'NoCourses',
    Failed: 'ProfileFailed',
    SignedOut: 'SignedOut',
    Student: 'Loaded',
    Instructor: 'Instructor',
    Admin: 'Admin',
  },
  CoursesPage: {
    Loaded: 'Loaded',
    Loading: 'Loading',
    Empty: 'Empty',
    Failed: 'Failed',
    Student: 'OwnedCoursesStandApart',
    Instructor: 'InstructorMayAdd',
    Admin: 'AdminMayAdd',
  },
  SyllabusPage: {
    Loaded: 'Loaded',
    Loading: 'Loading',
    Empty: 'NoChapters',
    Failed: 'Failed',
    Forbidden: 'Forbidden',
    SignedOut: 'SignedOut',
    Student: 'Loaded',
    Newcomer: 'Newcomer',
    Instructor: 'Instructor',
    Admin: 'Admin',
  },
  LessonPage: {
    Loaded: 'Loaded',
    Loading: 'Loading',
    Empty: 'NothingToShow',
    Failed: 'Failed',
    NotFound: 'NotFound',
    SignedOut: 'VisitorRefused',
  },
  PurchasePage: { Loaded: 'Loaded', Loading: 'Loading', Failed: 'Failed', NotFound: 'NotFound' },
  BasketPage: { Loaded: 'Loaded', Empty: 'Empty', SignedOut: 'Visitor' },
  AboutPage: { Loaded: 'Loaded' },
  ContactPage: { Loaded: 'Loaded' },
  ServicesPage: { Loaded: 'Loaded' },
  NotFoundPage: { Loaded: 'Default' },
};

const nameOf = (path: string) => basename(path, '.tsx');

/** Do stories name it as their component, or render it? */
function hasStories(name: string, stories: Files): boolean {
  const named = new RegExp(`\\bcomponent: ${name}\\b|<${name}[\\s/>]`);
  return [...stories.values()].some((text) => named.test(text));
}

/** Does `from` lead to the file `to` by its imports, or by theirs? */
function leadsTo(from: string, to: string, sources: Files): boolean {
  const seen = new Set([from]);
  for (const path of seen) {
    if (path === to) return true;
    for (const [, , address = ''] of (sources.get(path) ?? '').matchAll(/(from |import\()'(\.[^']+)'/g)) {
      seen.add(relative(root, join(root, dirname(path), address)).replaceAll('\\', '/'));
    }
  }
  return false;
}

/** A line for each component without stories. What lies beside the component of its folder, and is used by it, is seen in its stories. */
function componentsWithoutStories(components: Files, sources: Files, stories: Files): string[] {
  const isComponent = (path: string, text: string) =>
    /^[A-Z]/.test(nameOf(path)) && new RegExp(`export (function|const|class) ${nameOf(path)}\\b`).test(text);
  const isPart = (path: string) => {
    const folder = dirname(path);
    const owner = `${folder}/${basename(folder)}.tsx`;
    return hasStories(nameOf(owner), stories) && leadsTo(owner, path, sources);
  };
  return [...components]
    .filter(([path, text]) => !path.includes('.test.') && isComponent(path, text))
    .filter(([path]) => !hasStories(nameOf(path), stories) && !isPart(path))
    .map(([path]) => `${path}: no story has "component: ${nameOf(path)}"`);
}

/** The pages of the route table, by their components' names. */
const pagesOf = (routes: string) => [...new Set([...routes.matchAll(/\b\w+Page\b(?=\.tsx)/g)].map(([name]) => name))];

/** A line for each page, or state of a page, that has no story. */
function statesWithoutStories(routes: string, stories: Files): string[] {
  return pagesOf(routes).flatMap((page) => {
    const states = PAGES[page];
    if (!states) return [`${page}: scripts/gates/gates.test.ts does not say which states it has`];
    const own = [...stories.values()].filter(
      (text) => text.includes(`component: ${page},`) || text.includes(`component: ${page} `),
    );
    const exported = own.flatMap((text) =>
      [...text.matchAll(/export const (\w+) = \w+\.(?:story|extend)\(/g)].map(([, name]) => name),
    );
    const unseen = Object.values(states).filter((story) =>
      own.some((text) =>
        new RegExp(`export const ${story} = meta\\.story\\(\\{(?!\\s+tags: \\['visual'\\])`).test(text),
      ),
    );
    return [
      ...Object.entries(states)
        .filter(([, story]) => !exported.includes(story))
        .map(([state, story]) => `${page}: no story "${story}" for the state ${state}`),
      ...unseen.map((story) => `${page}: the story "${story}" is not tagged "visual"`),
    ];
  });
}

const sources = read('src/**/*.{ts,tsx}');
const components = read('src/components/**/*.tsx');
const stories = read('stories/{components,pages}/**/*.stories.tsx');
const routes = sources.get('src/routes.tsx') ?? '';

test('every component has a story', () => {
  expect(components.size).toBeGreaterThan(50);
  expect(componentsWithoutStories(components, sources, stories)).toEqual([]);
});

test('every page has a story of each of its states', () => {
  const addresses = routes.match(/^ {2}(\[paths\.\w+\]|'\/.*'): /gm) ?? [];
  // Each address has a page of its own; the page for all others comes on top.
  expect(pagesOf(routes)).toHaveLength(addresses.length + 1);
  expect(statesWithoutStories(routes, stories)).toEqual([]);
});

test('the table names only pages that exist', () => {
  expect(Object.keys(PAGES).filter((page) => !pagesOf(routes).includes(page))).toEqual([]);
});

test('a component or a page without its stories is named', () => {
  const added = new Map([['src/components/course/Ribbon/Ribbon.tsx', 'export function Ribbon() {}']]);
  expect(componentsWithoutStories(added, new Map([...sources, ...added]), stories)).toEqual([
    'src/components/course/Ribbon/Ribbon.tsx: no story has "component: Ribbon"',
  ]);
  expect(statesWithoutStories(`${routes} './pages/RefundPage/RefundPage.tsx'`, stories)).toEqual([
    'RefundPage: scripts/gates/gates.test.ts does not say which states it has',
  ]);
  const untagged = new Map([...stories].map(([path, text]) => [path, text.replaceAll("tags: ['visual'],", '')]));
  expect(statesWithoutStories(routes, untagged)).toContain('CoursesPage: the story "Loading" is not tagged "visual"');
  const withoutLoading = new Map(
    [...stories].map(([path, text]) => [path, text.replaceAll('const Loading =', 'const Busy =')]),
  );
  expect(statesWithoutStories(routes, withoutLoading)).toContain(
    'CoursesPage: no story "Loading" for the state Loading',
  );
});
