import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fa } from '../../src/text/fa.ts';

/** Every toast by its text: what it is, and the area that decides how long it stays (product §8, §9). */
const TOASTS: Readonly<Record<string, string>> = {
  'info home': 'session.loggedOut',
  'success home': 'session.refreshed auth.signedUp auth.loggedIn',
  'error home': `
    session.expired session.storageFailed auth.signUpFailed auth.logInFailed auth.networkFailed
    departments.listFailed`,
  'info course': 'filters.cleared addCourse.refreshing',
  'success course': 'filters.applied study.lessonLoaded addCourse.created',
  'error course': `
    courses.loadFailed courses.detailFailed filters.failed departments.listFailed
    study.chaptersFailed study.lessonNotFound study.lessonFailed addCourse.failed
    addCourse.staffOnly addCourse.logInAgain`,
  'success blog': 'blog.liked blog.unliked blog.commented blog.created',
  'error blog': `
    blog.listFailed blog.articleFailed blog.logInToLike blog.likeFailed blog.logInToComment
    blog.commentFailed blog.createFailed blog.networkFailed`,
  'info basket': 'basket.alreadyThere basket.removed basket.pricesChanged',
  'success basket': 'basket.added basket.bought',
  'error basket': 'basket.logInFirst basket.failed basket.outcomeUnknown',
  'success page': 'profile.saved',
  'error page': `
    departments.failed profile.coursesFailed profile.loadFailed profile.saveFailed
    profile.addressInvalid profile.pictureTooLarge profile.pictureInvalid errors.imageTooLarge`,
};

/** Texts that no file of the code names: what writes them instead. */
const WRITTEN_BY = new Map([['fa.courses.free', 'formatPrice in src/text/format.ts']]);

const code = sourcesOf('src/**/*.{ts,tsx}').filter(({ file }) => !/\.test|text\/fa\.ts$/.test(file));
// fa.test.ts looks at the wording and raises nothing.
const tests = sourcesOf('stories/**/*.{ts,tsx}', 'e2e/**/*.ts', 'src/**/*.test.{ts,tsx}').filter(
  ({ file }) => !file.endsWith('/fa.test.ts'),
);
const toasts = Object.entries(TOASTS).flatMap(([look, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({ path: `fa.${name}`, look })),
);

describe.for(leavesOf(fa))('$path', ({ path, value }) => {
  test('is shown by the code', () => {
    expect(WRITTEN_BY.has(path) || namedIn(code, path).length > 0).toBe(true);
  });

  test('is seen by a test', () => {
    const literal = typeof value === 'string' ? tests.filter(({ text }) => quotes(text, value)) : [];
    expect([...namedIn(tests, path), ...literal].length).toBeGreaterThan(0);
  });
});

test.for(toasts)('$path is provoked as a toast: $look', ({ path, look }) => {
  const [kind, area] = look.split(' ');
  const call = new RegExp(`expectToast\\(\\s*(?:page, )?${escape(path)}(?:\\([^;]*\\))?,\\s*'${kind}',\\s*'${area}'`);
  expect(tests.some(({ text }) => call.test(text))).toBe(true);
});

test('every toast of the code is in the list above', () => {
  const known = new Set(toasts.map(({ path }) => path));
  const raised = code.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:toast|snackbar|enter)\(([^;]*)/g)].flatMap(
      ([, call = '']) => call.match(/\bfa(?:\.\w+)+/g) ?? [],
    ),
  );
  expect(raised.length).toBeGreaterThan(40);
  expect(raised.filter((path) => !known.has(path))).toEqual([]);
});

/** The deck's texts by their paths; a list of texts is one. */
function leavesOf(value: unknown, path = 'fa'): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** The files, with short names of parts of the deck (`const { auth } = fa`) written out. */
function sourcesOf(...patterns: string[]): { file: string; text: string }[] {
  const root = join(import.meta.dirname, '../..');
  return globSync(patterns, { cwd: root }).map((file) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const [declaration, pattern = '', from = ''] of text.matchAll(/const (\w+|\{[^{}]+\}) = (fa(?:\.\w+)*);/g)) {
      text = text.replace(declaration, '');
      const names = pattern.startsWith('{') ? [...pattern.matchAll(/(\w+)(?:: (\w+))?/g)] : [[pattern, '', pattern]];
      for (const [, key = '', name = key] of names) {
        const path = key === '' ? from : `${from}.${key}`;
        text = text.replaceAll(new RegExp(`(?<![.'/\\w])${name}\\b(?!:)`, 'g'), path);
      }
    }
    return { file, text };
  });
}

/** The files that name a text, or choose it from its group by a key: `fa.courses.sortOptions[sort]`. */
function namedIn(files: readonly { text: string }[], path: string) {
  const group = path.slice(0, path.lastIndexOf('.'));
  const name = new RegExp(`${escape(path)}\\b|${escape(group)}\\[`);
  return files.filter(({ text }) => name.test(text));
}

const quotes = (source: string, text: string) => new RegExp(`['"\`/^]${escape(text)}['"\`/$]`).test(source);

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
