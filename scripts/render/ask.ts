import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { log } from './log.ts';

/** Milliseconds that a call may take; after one without an answer none is sent for a while. */
const LIMIT = 8000;
const PAUSE = 5000;

/** Letters of a list that are read for a page. Its first screens show six rows. */
const ENOUGH = 1_000_000;

/** The client does not repeat a call that it is told to wait for. */
const silence = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } });

type Ask = (address: string) => Promise<Response>;

/** The platform's `fetch` sends no other `Host` than that of its address. */
const get = (address: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http;
    const sent = request(address, { headers, signal: AbortSignal.timeout(LIMIT) }, resolve);
    // A connection that was kept may have been closed by now.
    const isStale = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' && sent.reusedSocket;
    sent.on('error', (error) => (isStale(error) ? resolve(get(address, headers)) : reject(error))).end();
  });

/** Asks the API for the renderer, with these headers. It follows no redirect, and pauses after a call without an answer. */
export function createAsk(headers: Readonly<Record<string, string>>) {
  let since: Date | null = null;
  let pausedUntil = 0;

  function noteSilence(reason: string) {
    if (since === null) log('error', 'The API does not answer', { cause: reason });
    since ??= new Date();
    return silence();
  }

  const fetch: Ask = async (address) => {
    if (Date.now() < pausedUntil) return silence();
    try {
      const response = await get(address, headers);
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (location !== undefined) {
        log('error', 'The API redirects, which is not followed', { address, cause: location });
        return silence();
      }
      if (status === 502 || status === 504) return noteSilence(`status ${status}`);
      if (since !== null) log('info', 'The API answers again');
      since = null;
      return new Response(Readable.toWeb(response) as ReadableStream, { status });
    } catch (error) {
      pausedUntil = Date.now() + PAUSE;
      return noteSilence(String(error));
    }
  };
  return { fetch, silentSince: () => since };
}

/** The same, but of a long list only the first rows are read. */
export const inShort =
  (fetch: Ask): Ask =>
  async (address) => {
    const response = await fetch(address);
    return response.body ? new Response(await firstRows(response.body), response) : response;
  };

async function firstRows(body: NonNullable<Response['body']>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > ENOUGH && text.startsWith('[')) return wholeRows(text);
  }
  return text;
}

/** The rows of a list that was not read to its end, without the one that is cut. */
function wholeRows(text: string): string {
  for (let end = text.lastIndexOf('}'); end > 0; end = text.lastIndexOf('}', end - 1)) {
    const rows = `${text.slice(0, end + 1)}]`;
    try {
      JSON.parse(rows);
      return rows;
    } catch {
      // The end of something inside a row.
    }
  }
  return text;
}
