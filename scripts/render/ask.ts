import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { blogsApi } from '../../src/api/blogs.ts';
import { log } from './log.ts';

/** The time limit of a request, and the pause after a request without a response, in milliseconds. */
const LIMIT = 8000;
const PAUSE = 5000;

/**
 * The renderer stops reading a list after at least `ENOUGH` characters and more than `LONG` complete rows. A page
 * shows only the first rows of such a list, but all rows of a shorter list (`src/prerender.tsx`).
 */
const ENOUGH = 1_000_000;
const LONG = 60;

/** Creates a response in place of a missing one. The long `Retry-After` prevents the client from retrying. */
const silence = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } });

type Ask = (address: string) => Promise<Response>;

/** Sends a GET. Unlike `fetch`, it can set the `Host` header. */
const get = (address: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http;
    const sent = request(address, { headers, signal: AbortSignal.timeout(LIMIT) }, resolve);
    // The server may have closed the keep-alive connection. In that case, the request is sent again on a new
    // connection.
    const isStale = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' && sent.reusedSocket;
    sent.on('error', (error) => (isStale(error) ? resolve(get(address, headers)) : reject(error))).end();
  });

/** Creates the renderer's `fetch`, which follows no redirects, and pauses after a request without a response. */
export function createAsk(headers: Readonly<Record<string, string>>) {
  let since: Date | null = null;
  let pausedUntil = 0;

  function noteSilence(reason: string) {
    if (since === null) log('error', 'The API does not respond', { cause: reason });
    since ??= new Date();
    return silence();
  }

  const fetch: Ask = async (address) => {
    if (Date.now() < pausedUntil) return silence();
    try {
      const response = await get(address, headers);
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (location !== undefined) return noteSilence(`redirect from ${address} to ${location}`);
      // nginx sends 504 if the API does not respond in time.
      if (status === 504) pausedUntil = Date.now() + PAUSE;
      if (status === 502 || status === 504) return noteSilence(`status ${status}`);
      if (since !== null) log('info', 'The API responds again');
      since = null;
      return new Response(Readable.toWeb(response) as ReadableStream, { status });
    } catch (error) {
      pausedUntil = Date.now() + PAUSE;
      return noteSilence(String(error));
    }
  };
  return { fetch, silentSince: () => since };
}

/**
 * Wraps `fetch` to read only the first rows of a long list. The list of articles is read completely, because the page
 * of each article takes its data from this list.
 */
export const inShort =
  (fetch: Ask): Ask =>
  async (address) => {
    const response = await fetch(address);
    if (!response.body || address.endsWith(blogsApi.list.path)) return response;
    return new Response(await firstRows(response.body), response);
  };

async function firstRows(body: NonNullable<Response['body']>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let enough = ENOUGH;
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length < enough || !text.startsWith('[')) continue;
    const { count, list } = wholeRows(text);
    if (count > LONG) return list;
    // Counts the rows again only when the text is twice as long, so that the total time grows linearly.
    enough = 2 * text.length;
  }
  return text;
}

/** Counts the complete rows of a truncated list, and removes the last, incomplete row. */
function wholeRows(text: string) {
  let depth = 0;
  let end = 0;
  let count = 0;
  // Matches each string as a unit, because a string may contain brackets.
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    if (part === ']' || part === '}') depth -= 1;
    if (part !== '}' || depth !== 1) continue;
    end = index + 1;
    count += 1;
  }
  return { count, list: `${text.slice(0, end)}]` };
}
