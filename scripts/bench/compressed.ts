import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants } from 'node:zlib';
import { listen } from '../../mocks/hosts/server.ts';
import { WAYS } from '../render/compress.ts';

/** Starts a proxy that compresses and caches responses, as `deploy/` does. */
export async function compressed(origin: string): Promise<{ origin: string }> {
  const kept = new Map<string, ReturnType<typeof read>>();

  // Forwards the `Host` header, because it determines the URLs in responses.
  async function read(path: string, host = '') {
    const answer = await new Promise<IncomingMessage>((resolve) => get(origin + path, { headers: { host } }, resolve));
    const { statusCode: status = 500, headers: sent } = answer;
    const { 'content-type': type = '', 'content-security-policy': policy = '', 'cache-control': cache = '' } = sent;
    const headers = { 'Content-Type': type, 'Content-Security-Policy': policy, 'Cache-Control': cache };
    const bytes = await buffer(answer);
    if (/woff2|png/.test(type)) return { status, headers, body: bytes };
    // As in `deploy/`: API responses are compressed per request at low quality, files in advance at the maximum.
    const quality = path.startsWith('/api/') ? 5 : constants.BROTLI_MAX_QUALITY;
    return { status, headers: { ...headers, 'Content-Encoding': 'br' }, body: await WAYS['br']?.(bytes, quality) };
  }

  const server = createServer(async ({ url = '', headers: { host } }, reply) => {
    const answer = kept.get(url) ?? read(url, host);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    reply.writeHead(status, headers).end(body);
  });
  return { origin: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}` };
}
