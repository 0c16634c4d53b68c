/** Milliseconds that a call may take; after one without an answer none is sent for a while. */
const LIMIT = 8000;
const PAUSE = 5000;

/** Letters of a list that are read for a page. Its first screens show six rows. */
const ENOUGH = 1_000_000;

/** The client does not repeat a call that it is told to wait for. */
const silence = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } });

/** Asks the API for the renderer, with these headers. It follows no redirect, and pauses after a call without an answer. */
export function createAsk(headers: Readonly<Record<string, string>>) {
  let since: Date | null = null;
  let pausedUntil = 0;

  function noteSilence(reason: string) {
    if (since === null) console.error(`The API does not answer: ${reason}`);
    since ??= new Date();
    pausedUntil = Date.now() + PAUSE;
    return silence();
  }

  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (Date.now() < pausedUntil) return silence();
    try {
      const sent = new Headers({ ...Object.fromEntries(new Headers(init?.headers)), ...headers });
      const signal = AbortSignal.timeout(LIMIT);
      const response = await globalThis.fetch(address, { ...init, headers: sent, redirect: 'error', signal });
      if ([502, 504].includes(response.status)) return noteSilence(`status ${response.status}`);
      if (since !== null) console.info('The API answers again');
      since = null;
      return response;
    } catch (error) {
      const { cause } = error as Error;
      return noteSilence(String(cause instanceof Error ? cause : error));
    }
  };
  return { fetch, silentSince: () => since };
}

/** The same, but of a long list only the first rows are read. */
export const inShort =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (address, init) => {
    const response = await fetch(address, init);
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
