import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { EMAIL, listen, test } from '../deployed.ts';
import { logInByForm, noteStart, open } from '../support.ts';
import { temporaryFolder } from '../../scripts/temporary.ts';

/**
 * Collects a page's uncaught errors, policy violations, and console messages about policies or hydration. Returns a
 * function that returns the collected messages.
 */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (/Content Security|TrustedHTML|hydrat|Permissions-Policy|Unrecognized/i.test(message.text()))
      said.push(message.text());
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { stopped });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return async () => [
    ...said,
    ...(await page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped)),
  ];
}

test('a visit does not violate the security policy that the container sends', async ({ page, deployed: { site } }) => {
  const stopped = await violations(page);
  await open(page, `${site}/contact-us`);
  await expect(page.getByRole('main').getByText(EMAIL)).toBeVisible();
  await logInByForm(page, 'demo-student', { site });
  await expect(page.getByText('خوش آمدید.')).toBeVisible();
  await expect(page).toHaveURL(`${site}/`);
  expect(await stopped()).toEqual([]);
  await open(page, `${site}/courses`);
  await page.getByRole('button', { name: /فیلتر/ }).first().click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'ریاضیات' }).click();
  await page.keyboard.press('Escape');
  expect(await stopped()).toEqual([]);
  await open(page, `${site}/lessons/10101`);
  await page.getByRole('button', { name: /پخش/ }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(await stopped()).toEqual([]);
});

test('[F78] resources that the security policy does not allow are blocked and reported', async ({
  page,
  deployed: { site, other, asked },
}) => {
  await open(page, `${site}/about-us`);
  asked.length = 0;
  const done = await page.evaluate(async (elsewhere) => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const add = (name: string, fields: Record<string, string>) =>
      attempt(() => document.body.append(Object.assign(document.createElement(name), fields)));
    const tried = {
      markup: attempt(() => (document.body.innerHTML += '<img src=x onerror="globalThis.broken = true">')),
      text: add('script', { text: 'globalThis.broken = true' }),
      script: add('script', { src: `${elsewhere}/evil.js` }),
      own: add('script', { src: '/logo.svg' }),
      handler: attempt(() => document.body.setAttribute('onclick', 'globalThis.broken = true')),
    };
    document.body.click();
    document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
    add('iframe', { src: `${elsewhere}/frame` });
    add('img', { src: 'http://127.0.0.2/evil.png' });
    add('link', { rel: 'stylesheet', href: `${elsewhere}/evil.css` });
    const call = await fetch('http://127.0.0.2/evil').then(
      () => 'done',
      () => 'refused',
    );
    const outcomes = Object.entries({ ...tried, call });
    return { outcomes, style: getComputedStyle(document.body).color, broken: 'broken' in globalThis };
  }, other);
  expect(done.outcomes.filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect(done.broken).toBe(false);
  expect(done.style).not.toBe('rgb(1, 2, 3)');
  const reported = () => asked.filter(({ url }) => url === '/policy').map(({ body }) => body);
  for (const directive of ['require-trusted-types-for', 'style-src-attr', 'style-src-elem', 'frame-src', 'img-src'])
    await expect.poll(reported, directive).toContainEqual(expect.stringContaining(`"${directive}"`));
  await expect.poll(reported).toContainEqual(expect.stringContaining('"connect-src"'));
  expect(asked.filter(({ url }) => url.startsWith('/evil') || url === '/frame')).toEqual([]);
  // The policy also blocks inline scripts in the server's HTML, not only inline scripts that other scripts add.
  const policy = (await page.request.get(`${site}/about-us`)).headers()['content-security-policy'] ?? '';
  const written = createServer((_, reply) => {
    reply.setHeader('Content-Type', 'text/html');
    reply.setHeader('Content-Security-Policy', policy);
    reply.end('<!doctype html><script>globalThis.broken = true</script>');
  });
  await page.goto(`http://127.0.0.1:${await listen(written)}/`);
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  written.closeAllConnections();
  written.close();
});

/** Opens a browser that, unlike a private window, sends cookies to other hosts. */
async function openBrowser() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'Default'));
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile }));
  const executablePath = findChromium();
  return chromium.launchPersistentContext(folder, { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
}

test('[F75] pictures load only from listed hosts, and their requests contain neither a referrer nor cookies', async ({
  deployed: { site, other, asked },
}) => {
  const browser = await openBrowser();
  await noteStart(browser);
  const page = await browser.newPage();
  const plain = createServer((_, reply) => reply.end(`<!doctype html><img src="${other}/plain.png">`));
  await page.goto(`${other}/first`);
  // For comparison, a page without the site's headers does send cookies to the other host.
  await page.goto(`http://127.0.0.1:${await listen(plain)}/`);
  const named = (name: string) => asked.filter(({ url }) => url.startsWith(name));
  await expect.poll(() => named('/plain').map(({ headers }) => headers.cookie)).toEqual(['who=somebody']);
  const hosts = [other, other.replace('localhost', '127.0.0.1')];
  await page.route(/\/api\/courses\/\?/, async (route) => {
    const courses = (await (await route.fetch()).json()) as object[];
    await route.fulfill({
      json: courses.map((course, at) => ({ ...course, cover: `${hosts[at % 2]}/cover${at}.png` })),
    });
  });
  await open(page, `${site}/courses?free=true`);
  await expect.poll(() => named('/cover').length).toBeGreaterThan(0);
  for (const { url, headers } of named('/cover')) {
    expect(headers.cookie, url).toBeUndefined();
    expect(headers.referer, url).toBeUndefined();
    expect(headers.host, url).toContain('localhost');
  }
  // Pictures from unlisted hosts are replaced with the default picture.
  await expect(page.locator('main img[src*="default-cover"]').first()).toBeVisible();
  await browser.close();
  plain.close();
});

test('[F79] the site works even if the endpoint for error reports never responds', async ({
  page,
  deployed: { site, asked },
}) => {
  await open(page, `${site}/about-us`);
  asked.length = 0;
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('planted') })));
      return asked.filter(({ url }) => url === '/errors').map(({ body }) => JSON.parse(body) as unknown);
    })
    .toContainEqual(expect.objectContaining({ kind: 'error', what: 'Error: planted', page: '/about-us' }));
  await page.getByRole('banner').getByRole('link', { name: 'دوره‌ها' }).click();
  await expect(page).toHaveURL(`${site}/courses`);
});

test('[F106] the site’s service worker replaces a service worker left by a demo on the same origin', async ({
  browser,
  deployed: { site },
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  // Simulates another site with a service worker on the same origin, such as a demo.
  const demo = createServer((message, reply) => {
    reply.setHeader('Content-Type', message.url === '/worker.js' ? 'text/javascript' : 'text/html');
    reply.end(message.url === '/worker.js' ? 'addEventListener("fetch", () => {})' : '<!doctype html>');
  });
  const origin = `http://127.0.0.1:${await listen(demo)}`;
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready));
  const left = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    );
  expect(await left()).toEqual(['/worker.js']);
  // From now on, the server sends the real build.
  demo.removeAllListeners('request').on('request', ({ url = '', headers }: IncomingMessage, reply) => {
    void fetch(site + url, { headers: { Accept: headers.accept ?? '' } }).then(async (answer) => {
      const [type, policy] = ['content-type', 'content-security-policy'].map((name) => answer.headers.get(name) ?? '');
      reply.writeHead(answer.status, { 'Content-Type': type, 'Content-Security-Policy': policy });
      reply.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await page.goto(`${origin}/about-us`);
  await expect.poll(left).toEqual([]);
  await page.reload();
  await expect.poll(left).toEqual(['/sw.js']);
  await context.close();
  demo.closeAllConnections();
  demo.close();
});
