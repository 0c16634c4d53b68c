// Checks that every component has the required stories, and that every page has a story for each of its states.
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { PageName } from '../../src/pages.ts';
import { glob, reachOf, readProjectFile } from '../source.ts';
import { causesOf } from '../visual/modules.ts';

/**
 * The stories of each page: one for each state, and for each role with a different view. A page without an entry has
 * only `Loaded`.
 */
const STATES: Readonly<Partial<Record<PageName | 'NotFoundPage', string>>> = {
  HomePage: 'Loaded Loading Failed NothingToRecommend',
  DepartmentPage: 'Loaded Loading Failed NotFound NoCourses',
  NotificationsPage: 'Loaded Loading Empty Failed SignedOut',
  BlogsPage: 'Loaded Loading Empty Failed Visitor Staff Admin',
  ArticlePage: 'Loaded Loading Failed NotFound Visitor',
  AddBlogPage: 'Empty Failed Visitor Student Admin Superuser',
  AddCoursePage: 'Empty Failed Visitor SessionOver Student Admin',
  SignupPage: 'Default Refused SignedInAlready',
  LoginPage: 'Default Refused SignedInAlready',
  ProfilePage: 'Loaded Loading NoCourses ProfileFailed SignedOut Instructor Admin',
  CoursesPage: 'Loaded Loading Empty Failed OwnedCoursesStandApart InstructorMayAdd Admin',
  SyllabusPage: 'Loaded Loading Failed NoChapters Forbidden SignedOut Newcomer Instructor Admin',
  LessonPage: 'Loaded Loading Failed NotFound NothingToShow Refused VisitorRefused',
  PurchasePage: 'Loaded Loading Failed NotFound',
  BasketPage: 'Loaded Empty Visitor',
  NotFoundPage: 'Default',
};

const storiesOf = (path: string) =>
  path.replace(/^src\/(components\/\w+|pages)\/.*\/(\w+)\.tsx$/, 'stories/$1/$2.stories.tsx');

function gapsOf(component: string): string[] {
  const [file, name] = [storiesOf(component), basename(component, '.tsx')];
  if (!existsSync(file)) return [`write ${file} (npm run new component ${basename(dirname(file))}/${name})`];
  const text = readProjectFile(file);
  const needed: [RegExp, string][] = [
    [new RegExp(`component: ${name}\\b`), `name it in meta, "component: ${name}"`],
    [/\/\*\* .*[آ-ی].* \*\/\nconst meta/, 'describe its purpose in Persian in a comment above meta'],
    [
      /^export const (?:States|Open) = [^]*?name: '[^']*[آ-ی]/m,
      'add the sheet "export const States" with a Persian name',
    ],
    [/^export const Playground = /m, "add \"export const Playground = meta.story({ tags: ['shown', '!test'] });\""],
  ];
  return needed.flatMap(([pattern, gap]) => (pattern.test(text) ? [] : [`${file}: ${gap}`]));
}

test('every component has a story that shows its states and a playground story', () => {
  const components = glob('src/components/*/*/[A-Z]*.tsx').filter((path) => !path.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(60);
  expect(components.flatMap(gapsOf)).toEqual([]);
});

// Other components in a page's folder are sections of the page, which need no stories.
test.each(glob('src/pages/*Page/*Page.tsx'))('%s has a story for each of its states', (page) => {
  const states = Object.entries(STATES).find(([name]) => name === basename(page, '.tsx'))?.[1] ?? 'Loaded';
  const text = readProjectFile(storiesOf(page));
  const missing = states.split(' ').filter((state) => !text.includes(`\nexport const ${state} = `));
  expect(missing, `Write these in ${storiesOf(page)}`).toEqual([]);
});

test('screenshots are taken only of the stories that a change can affect', () => {
  const likes = 'src/components/blog/BlogLikes/BlogLikes.tsx';
  const causes = causesOf([likes, 'docs/storybook.md']);
  expect(causes('stories/components/blog/BlogCard.stories.tsx')).toEqual([likes]);
  expect(causes('stories/components/auth/AuthCard.stories.tsx')).toEqual([]);
});

test('the course card imports at most 25 files, so that another project can use it', () => {
  const files = reachOf(['src/components/course/CourseCard/CourseCard.tsx'], ({ isType }) => !isType);
  expect([...files].filter((path) => /^(src|brand)\//.test(path)).length).toBeLessThanOrEqual(25);
});
