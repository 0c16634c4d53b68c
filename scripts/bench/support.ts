import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { constants } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { preview, type InlineConfig } from 'vite';
import { listen } from '../../mocks/hosts/server.ts';
import type { Scenario } from '../../mocks/server/scenarios.ts';
import { WAYS } from '../render/compress.ts';
import { temporaryFolder } from '../temporary.ts';

export const buildSite = () => execSync('npm run build', { stdio: 'inherit' });

/** Serves the build, by default with the mock API. Pages contain data only if `filled` is true. */
export async function openSite(config: InlineConfig = {}, filled = false) {
  process.env['RENDER'] = filled ? 'on' : 'off';
  const site = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent', ...config });
  return { origin: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => site.close() };
}

/**
 * Starts a proxy that compresses and caches responses, as `deploy/` does. It uses HTTPS and HTTP/2, like the TLS proxy of
 * a deployed site. The browser must ignore certificate errors.
 */
export async function compressed(origin: string): Promise<{ origin: string }> {
  const kept = new Map<string, ReturnType<typeof read>>();

  // Forwards the host and the protocol, because they determine the URLs in responses.
  async function read(path: string, host = '') {
    const asked = { host, 'X-Forwarded-Proto': 'https' };
    const answer = await new Promise<IncomingMessage>((resolve) => get(origin + path, { headers: asked }, resolve));
    const { statusCode: status = 500, headers: sent } = answer;
    const { 'content-type': type = '', 'content-security-policy': policy = '', 'cache-control': cache = '' } = sent;
    const headers = { 'Content-Type': type, 'Content-Security-Policy': policy, 'Cache-Control': cache };
    const bytes = await buffer(answer);
    if (/woff2|png/.test(type)) return { status, headers, body: bytes };
    // As in `deploy/`, API responses are compressed at low quality, which is fast. Files are compressed at maximum
    // quality.
    const quality = path.startsWith('/api/') ? 5 : constants.BROTLI_MAX_QUALITY;
    return {
      status,
      headers: { ...headers, 'Content-Encoding': 'br' },
      body: (await WAYS['br']?.(bytes, quality)) ?? bytes,
    };
  }

  // The PEM text contains both the key and the certificate.
  const key = await getCertificate(temporaryFolder(), '127.0.0.1');
  const server = createSecureServer({ key, cert: key }, async ({ url, authority }, reply) => {
    const answer = kept.get(url) ?? read(url, authority);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    reply.writeHead(status, headers);
    reply.end(body);
  });
  return { origin: `https://127.0.0.1:${await listen(server, 0, '127.0.0.1')}` };
}

/** Serves the build with the mock in this scenario, with data in the pages, and with the compression of `deploy/`. */
export async function openFilled(scenario: Scenario) {
  const { origin } = await openSite({}, true);
  await fetch(`${origin}/api/__mock/state`, { method: 'PATCH', body: JSON.stringify({ scenario }) });
  return compressed(origin);
}

/** Returns a percentile of `numbers`, or NaN if there are none. `share` is 0.95 for the 95th percentile. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

/** Prints a table and writes it into the section `part` of docs/speed.md. */
export function report(part: string, what: string, table: readonly string[]) {
  const text = `${new Date().toISOString().slice(0, 10)}, ${what}\n\n${table.join('\n')}`;
  console.info(text);
  const marks = new RegExp(`(<!-- ${part} -->).*(<!-- /${part} -->)`, 's');
  const document = readFileSync('docs/speed.md', 'utf8');
  writeFileSync(
    'docs/speed.md',
    document.replace(marks, (_, start, end) => `${start}\n\n${text}\n\n${end}`),
  );
}
