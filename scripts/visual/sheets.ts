// Pictures of every screen of the built site with the mock, at five widths and in both schemes, on one page to look through.
import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openAs } from '../../e2e/support.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'sheets');

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** A screen: its address, who looks at it, and what is in their basket (ids of courses). */
interface Screen {
  path: string;
  user?: string;
  basket?: readonly number[];
}

const student = 'demo-student';
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  'home-owner': { path: '/', user: student },
  courses: { path: '/courses' },
  'courses-owner': { path: '/courses', user: student },
  'courses-no-match': { path: '/courses?q=ققنوس' },
  department: { path: '/departments/2' },
  purchase: { path: '/purchase/2' },
  'purchase-owned': { path: '/purchase/1', user: student },
  basket: { path: '/shopping-basket', basket: [2, 3, 6] },
  'basket-empty': { path: '/shopping-basket' },
  syllabus: { path: '/syllabus/1', user: student },
  'syllabus-visitor': { path: '/syllabus/1' },
  lesson: { path: '/lessons/2', user: student },
  blogs: { path: '/blogs' },
  article: { path: '/blogs?post=1' },
  login: { path: '/login' },
  signup: { path: '/signup' },
  profile: { path: '/prof', user: student },
  notifications: { path: '/notifications', user: student },
  'notifications-visitor': { path: '/notifications' },
  about: { path: '/about-us' },
  contact: { path: '/contact-us' },
  services: { path: '/our-services' },
  'add-course': { path: '/add-course', user: 'demo-instructor' },
  'add-blog': { path: '/add-blog', user: 'demo-instructor' },
  'not-found': { path: '/nowhere' },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SCREENS).join() },
    widths: { type: 'string', default: '360,600,960,1280,1536' },
    schemes: { type: 'string', default: SCHEMES.join() },
    port: { type: 'string', default: '4198' },
  },
});
const origin = `http://127.0.0.1:${values.port}`;
const widths = values.widths.split(',').map(Number);
const names = values.only.split(',').filter((name) => name in SCREENS);
const schemes = SCHEMES.filter((scheme) => values.schemes.includes(scheme));

async function fillBasket(page: Page, ids: readonly number[]): Promise<void> {
  const courses = await Promise.all(
    ids.map(async (id) => (await page.request.get(`${origin}/api/courses/${id}/`)).json()),
  );
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('basket', text), JSON.stringify(courses));
}

async function take(browser: Browser, name: string, width: number, scheme: Scheme): Promise<string> {
  const { path, user, basket } = SCREENS[name] ?? { path: '/' };
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'fa-IR',
  });
  const page = await context.newPage();
  if (user) await openAs(page, user);
  if (basket) await fillBasket(page, basket);
  await page.goto(path, { waitUntil: 'networkidle' });
  // Pictures below the first screen come when they are scrolled to.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const file = `${name}-${width}-${scheme}.jpg`;
  await page.screenshot({ path: join(folder, file), fullPage: true, type: 'jpeg', quality: 82 });
  await context.close();
  return file;
}

async function startSite(): Promise<() => void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const site = spawn(process.execPath, [vite, 'preview', '--port', values.port, '--strictPort'], { cwd: root });
  const deadline = Date.now() + 30_000;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (Date.now() > deadline || site.exitCode !== null)
      throw new Error('The built site does not start; run the build');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return () => site.kill();
}

const figure = (file: string) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;

const stop = await startSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const sections = [];
  for (const name of names) {
    const rows = [];
    for (const scheme of schemes) {
      const files = [];
      for (const width of widths) files.push(await take(browser, name, width, scheme));
      rows.push(`<div>${files.map(figure).join('')}</div>`);
    }
    sections.push(`<h2>${name}</h2>${rows.join('')}`);
    console.info(name);
  }
  const style =
    'body{font:1rem system-ui;background:#888}div{display:flex;gap:1rem;align-items:start}img{height:40rem}';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Sheets</title><style>${style}</style>${sections.join('')}`,
  );
  console.info(`Look at ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  stop();
}
