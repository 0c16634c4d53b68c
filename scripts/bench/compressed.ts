import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Stands before a server and compresses its answers as `deploy/` does: each once, for nothing here changes anything. */
export async function compressed(origin: string): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, ReturnType<typeof read>>();

  async function read(path: string) {
    const answer = await fetch(origin + path);
    const headers = new Headers(answer.headers);
    // A preview has nothing kept, by which a picture that is shown twice would be asked for twice.
    ['Cache-Control', 'Content-Length'].forEach((name) => headers.delete(name));
    const bytes = await answer.bytes();
    if (/woff2|png/.test(headers.get('Content-Type') ?? '')) return { status: answer.status, headers, body: bytes };
    // The API is compressed as it answers; pages and files were so by the build.
    const quality = path.startsWith('/api/') ? 5 : constants.BROTLI_MAX_QUALITY;
    headers.set('Content-Encoding', 'br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return { status: answer.status, headers, body: brotliCompressSync(bytes, { params }) };
  }

  const server = createServer(async ({ url = '' }, reply) => {
    const answer = kept.get(url) ?? read(url);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    reply.setHeaders(headers).writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
