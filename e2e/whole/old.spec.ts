import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parseSync, Visitor } from 'vite';
import { late } from '../../src/text/fa/connection.ts';
import { heading, open, openAs, test } from '../support.ts';

// Tests the support for the oldest browsers that `package.json` lists, and the page that older browsers show.

const program = globSync('dist/assets/*.js').filter((file) => !/[/\\]old-/.test(file));

/** Finds syntax that Chrome 88, Safari 15 or Firefox 90 cannot parse. */
function laterSyntax(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found: string[] = [];
  let functions = 0;
  const enter = () => void (functions += 1);
  const leave = () => void (functions -= 1);
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    StaticBlock: () => void found.push('static {}'),
    BinaryExpression: ({ start }) => void (code[start] === '#' && found.push('#private in')),
    AwaitExpression: () => void (functions === 0 && found.push('await outside functions')),
    Literal: (node) => {
      if ('regex' in node && /\(\?<[=!]|\(\?[a-z-]+:/.test(node.regex.pattern)) found.push(`/${node.regex.pattern}/`);
      if ('regex' in node && /[dv]/.test(node.regex.flags)) found.push(`/…/${node.regex.flags}`);
    },
  }).visit(parseSync(file, code).program);
  return found.map((what) => `${file}: ${what}`);
}

/** Functions that some old browsers lack. */
const LATER =
  'any at canParse checkVisibility difference findLast findLastIndex fromAsync getOrInsert groupBy hasOwn ' +
  'intersection isSubsetOf isWellFormed requestSubmit structuredClone throwIfAborted timeout toReversed toSorted ' +
  'toSpliced toWellFormed union with withResolvers';

test('[F118] old browsers can parse the app, and have every function that it calls, natively or as a polyfill', () => {
  expect(program.length).toBeGreaterThan(50);
  expect(program.flatMap(laterSyntax)).toEqual([]);
  const code = [...program, 'scripts/render/loader.js'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const given = readFileSync('src/old.ts', 'utf8').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const used = LATER.split(' ').filter((name) => new RegExp(`\\b(?<=\\.)${name}\\(`).test(code));
  // Some old browsers allow only one simple selector in `:not()`. For any other argument, they throw an error.
  expect(code.match(/[\w\])]:not\([^()]*\(/g)).toBeNull();
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(given))).toEqual([]);
});

test('[F118] the style sheet for old browsers contains only features that they support', () => {
  const [file = ''] = globSync('dist/assets/old-*.css');
  const css = readFileSync(file, 'utf8').replaceAll(/@supports \(color[^{]*/g, '');
  expect(css.length).toBeGreaterThan(100_000);
  expect(css.match(/@layer|color-mix\(|\ddvh|overflow:clip|oklch\(|light-dark\(/g)).toBeNull();
});

/** Removes browser features newer than 2021, as far as a script can remove them. */
const makeOld = (page: Page) =>
  page.addInitScript(() => {
    const since: [object, ...string[]][] = [
      [Promise, 'withResolvers', 'try'],
      [URL, 'canParse', 'parse'],
      [AbortSignal, 'any', 'timeout'],
      [AbortSignal.prototype, 'reason', 'throwIfAborted'],
      [Object, 'groupBy', 'hasOwn'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
      [String.prototype, 'at', 'isWellFormed', 'toWellFormed'],
      [URLSearchParams.prototype, 'size'],
      [Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'map', 'filter', 'some', 'find', 'toArray'],
      [globalThis, 'structuredClone'],
      [crypto, 'randomUUID'],
    ];
    for (const [owner, ...names] of since) names.forEach((name) => Reflect.deleteProperty(owner, name));
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked.join().includes('color-mix') && supports.apply(CSS, asked);
  });

function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) =>
    files.add(/\/assets\/(\w+)-[^/]*(\.\w+)$/.exec(request.url())?.slice(1).join('') ?? ''),
  );
  return files;
}

/** Returns the position, font and colour of each element. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontWeight, display, borderRadius } = getComputedStyle(element);
      const box = [left, top, width, height].map(Math.round).join(' ');
      return `${element.tagName}.${element.className}: ${[box, color, fontSize, fontWeight, display, borderRadius].join('; ')}`;
    }),
  );

test('[F118] pages look the same with the style sheet for old browsers, and new browsers do not load it', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const old = await context.newPage();
  await old.emulateMedia({ reducedMotion: 'reduce' });
  await makeOld(old);
  // Also renames `@layer` and `color-mix` in inline styles, so that the test's browser ignores them.
  await old.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll(/@layer|color-mix(?=\(in srgb, v)/g, '$&-unknown'),
    });
  });
  const [files, oldFiles] = [filesOf(page), filesOf(old)];
  for (const [path, colorScheme] of [
    ['/courses', 'light'],
    ['/contact-us', 'dark'],
  ] as const) {
    for (const each of [page, old]) {
      await each.emulateMedia({ colorScheme });
      await open(each, path);
      await each.waitForLoadState('networkidle');
      await each.evaluate(() => document.fonts.ready);
    }
    // Retries, because parts that load late may not have loaded in both pages yet.
    await expect(async () => {
      const expected = await look(page);
      expect(expected.length).toBeGreaterThan(30);
      expect(await look(old), `${path}, ${colorScheme}`).toEqual(expected);
    }).toPass({ timeout: 20_000 });
  }
  expect([...files].filter((name) => name.startsWith('old'))).toEqual([]);
  expect([...oldFiles]).toEqual(expect.arrayContaining(['old.js', 'old.css']));
  expect([...oldFiles]).not.toContain('style.css');
});

test('[F118] an old browser runs the app', async ({ page }) => {
  await makeOld(page);
  await openAs(page, 'demo-student');
  await open(page, '/syllabus/1');
  await page.locator('main a[href="/lessons/10101"]').first().click();
  await expect(page.getByRole('textbox', { name: /یادداشت/ })).toBeVisible();
});

test('[F118] in a browser that cannot run the app, the page stays readable and explains the problem, and its links work', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BigInt64Array'));
  const files = filesOf(page);
  await page.goto('/about-us?from=mail');
  await expect(page.getByRole('alert')).toHaveText(late.older);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'تماس با ما' }).click();
  await expect(page).toHaveURL(/contact-us/);
  await expect(heading(page)).toHaveText('تماس با ما');
  expect([...files]).not.toContain('index.js');
});
