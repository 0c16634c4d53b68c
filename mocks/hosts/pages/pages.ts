import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openApiDocument } from '../../openapi/document.ts';
import type { World } from '../../server/types.ts';
import { originOf } from '../node.ts';
import { startPage } from './start.ts';

const DOCS = '/api/docs/';
const DOCUMENT = '/api/openapi.json';

interface Page {
  type: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

interface PageRequest {
  world: World;
  /** The server's own address. */
  origin: string;
  accept: string;
}

const here = (name: string) => join(import.meta.dirname, name);
const require = createRequire(import.meta.url);

const style = readFileSync(here('start.css'), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');

const policy = (...allowed: readonly string[]) => ({
  'Content-Security-Policy': ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; '),
});
const startPolicy = policy(`style-src 'sha256-${styleHash}'`, 'img-src data:');
// Swagger UI sets styles on its elements, and its style sheet draws icons.
const docsPolicy = policy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
);

function start({ world, origin, accept }: PageRequest): Page {
  const headers = { Vary: 'Origin, Accept' };
  if (!accept.includes('text/html')) {
    const links = { api: `${origin}/api/`, openapi: origin + DOCUMENT, reference: origin + DOCS };
    return { type: 'application/json', body: `${JSON.stringify(links, null, 2)}\n`, headers };
  }
  const body = startPage({ origin, settings: world.settings, style });
  return { type: 'text/html', body, headers: { ...headers, ...startPolicy } };
}

let document: ReturnType<typeof openApiDocument> | undefined;

async function openApi({ origin }: PageRequest): Promise<Page> {
  document ??= openApiDocument();
  return {
    type: 'application/json',
    body: JSON.stringify({ ...(await document), servers: [{ url: `${origin}/api` }] }),
  };
}

const file =
  (type: Page['type'], path: string, headers: Page['headers'] = { 'Cache-Control': 'max-age=3600' }) =>
  (): Page => ({
    type,
    body: readFileSync(path),
    headers,
  });

/** All pages and files there are, by address: nothing that is asked for becomes the name of a file. */
const pages = new Map<string, (request: PageRequest) => Page | Promise<Page>>([
  ['/', start],
  [DOCUMENT, openApi],
  [DOCS, file('text/html', here('reference.html'), docsPolicy)],
  [`${DOCS}reference.css`, file('text/css', here('reference.css'))],
  [`${DOCS}reference.js`, file('text/javascript', here('reference.js'))],
  [`${DOCS}swagger-ui.css`, file('text/css', require.resolve('swagger-ui-dist/swagger-ui.css'))],
  [`${DOCS}swagger-ui-bundle.js`, file('text/javascript', require.resolve('swagger-ui-dist/swagger-ui-bundle.js'))],
]);

/**
 * Answers what is for people and tools rather than front ends: the start page at `/`, the API's document, and its
 * readable reference. False for any other address.
 */
export async function answerPage(world: World, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  if (message.method !== 'GET' && message.method !== 'HEAD') return false;
  const [path = ''] = (message.url ?? '').split('?');
  if (['/docs', '/docs/', '/api/docs'].includes(path)) {
    reply.writeHead(301, { Location: DOCS }).end();
    return true;
  }
  const page = await pages.get(path)?.({ world, origin: originOf(message), accept: message.headers.accept ?? '' });
  if (!page) return false;
  const { type, body, headers } = page;
  reply
    .writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(body);
  return true;
}
