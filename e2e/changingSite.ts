import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { logInByForm, open, test as base } from './support.ts';

/**
 * A server of the built site that can simulate an outage, the deployment of another version, or the removal of the
 * service worker.
 */
interface ChangingSite {
  site: string;
  /** The state of the server, which tests change. */
  state: {
    isUp: boolean;
    /** Whether requests get no response, as on a connection that hangs. */
    hangs: boolean;
    /** The deployed version. Chunks of other versions get a 404. */
    version: '' | 'x' | 'y';
    /**
     * The version of `/200.html`, the HTML of pages for signed-in users. Null: the deployed version. A different
     * version simulates HTML from a cache or another replica.
     */
    shellVersion: '' | 'x' | null;
    /** Whether the server sends a service worker that unregisters itself. */
    isWithdrawn: boolean;
    /**
     * The status of every page: 503 if pages cannot be rendered, 404 if pages are missing, or null for the real
     * status.
     */
    pageStatus: 404 | 503 | null;
  };
  /** The requests that got a response, each as method and path. */
  asked: string[];
  close: () => void;
}

/** Matches the position of the version in a chunk name: `Menu-a1b2c3d4.js` becomes `Menu-a1b2c3d4x.js` in version x. */
const PART = /(?<=-[\w-]{8})([xy]?)(?=\.(?:js|css)\b)/g;

/** Starts a proxy to the site `upstream`. */
async function changingSite(upstream: string): Promise<ChangingSite> {
  const state: ChangingSite['state'] = {
    isUp: true,
    hangs: false,
    version: '',
    shellVersion: null,
    isWithdrawn: false,
    pageStatus: null,
  };
  const asked: string[] = [];
  const server = createServer((message, reply) => {
    const { method = '', url = '', headers } = message;
    if (!state.isUp) return void message.socket.destroy();
    if (state.hangs) return;
    asked.push(`${method} ${url}`);
    const isPart = url.startsWith('/assets/');
    const version = isPart ? (PART.exec(url)?.[1] ?? state.version) : state.version;
    PART.lastIndex = 0;
    if (version !== state.version) return void reply.writeHead(404).end();
    const path = isPart ? url.replace(PART, '') : url === '/sw.js' && state.isWithdrawn ? '/sw-off.js' : url;
    const forward = send(`${upstream}${path}`, { method, headers }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const isRewritten = /html|javascript/.test(type) && method === 'GET';
      if (!isRewritten) return void answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers));
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
        const { 'content-length': _, 'content-encoding': __, etag: ___, ...kept } = answer.headers;
        const status = (type.includes('html') && state.pageStatus) || answer.statusCode;
        const sent = url === '/200.html' ? (state.shellVersion ?? version) : version;
        reply.writeHead(status ?? 502, kept).end(text.replaceAll(PART, sent));
      });
    });
    forward.on('error', () => message.socket.destroy());
    message.pipe(forward);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A Playwright test that has a `ChangingSite` and allows service workers. */
export const test = base.extend<{ changing: ChangingSite }>({
  serviceWorkers: 'allow',
  changing: async ({ baseURL }, provide) => {
    const changing = await changingSite(baseURL ?? '');
    await provide(changing);
    changing.close();
  },
});

/** Waits until a service worker is in `state`, no worker is installing, and a worker controls the page. */
export const installed = (page: Page, state: 'active' | 'waiting' = 'active') =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !!registration?.[wanted] && !registration.installing && navigator.serviceWorker.controller !== null;
      }, state),
    )
    .toBe(true);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Finds the heading that says that the course also opens offline. */
export const whole = (page: Page) => page.getByRole('heading', { name: fa.offline.whole });
/** Finds the button that stores a course for offline use. */
export const keep = (page: Page) => page.getByRole('main').getByRole('button', { name: fa.offline.keep, exact: true });

/** Signs in and opens a syllabus. */
export async function toSyllabus(page: Page, site: string, user = 'demo-student') {
  await logInByForm(page, user, { site });
  await expect(page).toHaveURL(`${site}/`);
  await open(page, `${site}/syllabus/1`);
}

/** Takes the browser offline and stops the site's responses. If `isCut` is false, restores both. */
export async function cut(context: BrowserContext, state: { isUp: boolean }, isCut = true) {
  state.isUp = !isCut;
  await context.setOffline(isCut);
}
