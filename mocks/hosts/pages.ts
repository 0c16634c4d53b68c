import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const here = (name: string) => new URL(`./docs/${name}`, import.meta.url);
/** Returns the path of a file of Swagger UI. The package that `pack:mock` writes contains copies of these files. */
const swagger = (name: string) => (existsSync(here(name)) ? here(name) : require.resolve(`swagger-ui-dist/${name}`));

// `unsafe-inline` allows Swagger UI's style attributes, and `data:` allows the icons in its style sheet.
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The files of the API reference. Only these files can be requested, so a URL cannot reach other files. */
const files = new Map<string, readonly [type: string, path: string | URL]>([
  ['', ['text/html', here('reference.html')]],
  ['reference.js', ['text/javascript', here('reference.js')]],
  ['swagger-ui.css', ['text/css', swagger('swagger-ui.css')]],
  ['swagger-ui-bundle.js', ['text/javascript', swagger('swagger-ui-bundle.js')]],
]);

const redirect = (location: string) => new Response(null, { status: 302, headers: { Location: location } });

/** The OpenAPI documents. They are imported on demand, so that the server starts without loading the schemas. */
const documents = new Map([
  ['/api/openapi.json', async () => (await import('../openapi/document.ts')).openApiDocument()],
  ['/api/__mock/openapi.json', async () => (await import('../openapi/control.ts')).controlDocument()],
]);

/** Serves the OpenAPI documents and the API reference, at the root and below `/w/NAME`. */
export async function answerPage(request: Request): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  const [, world = '', path = ''] = /^(\/w\/[\w.-]+)?(\/.*)$/.exec(pathname) ?? [];
  const api = `${world}/api`;
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (path === '/') return redirect(`${api}/__mock/`);
  if (path === '/api/docs') return redirect(`${api}/docs/`);
  const document = await documents.get(path)?.();
  if (document) return Response.json({ ...document, servers: [{ url: origin + api }] });
  const file = path.startsWith('/api/docs/') && files.get(path.slice('/api/docs/'.length));
  if (!file) return undefined;
  const [type, place] = file;
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff' };
  return new Response(await readFile(place), { headers: { ...headers, 'Content-Security-Policy': DOCS_POLICY } });
}
