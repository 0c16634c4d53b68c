import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** One call that the mock server received. */
export interface LoggedCall {
  method: string;
  path: string;
  status: number;
  body?: unknown;
}

/** Sets the mock server back to its seed. */
export async function resetMock(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/__mock/reset')).ok()).toBe(true);
}

/** Makes one call of the mock server fail: the `nth` of its kind, or every one. */
export async function override(request: APIRequestContext, data: Record<string, unknown>): Promise<void> {
  expect((await request.post('/api/__mock/override', { data })).ok()).toBe(true);
}

/** The purchases that reached the mock server, in order. */
export async function purchases(request: APIRequestContext): Promise<LoggedCall[]> {
  const calls = (await (await request.get('/api/__mock/requests')).json()) as LoggedCall[];
  return calls.filter(({ method, path }) => method === 'POST' && path === '/api/transactions/create/');
}

/** Fails the test on a page error, and collects what the page asks of other hosts. */
export function watch(page: Page): { foreign: string[]; errors: string[] } {
  const seen = { foreign: [] as string[], errors: [] as string[] };
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1') seen.foreign.push(request.url());
  });
  return seen;
}
