import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { listen } from '../../mocks/hosts/server.ts';
import { createAsk, inShort } from './ask.ts';

test('[F99] no request is sent for five seconds after nginx reports that the API does not respond', async () => {
  let asked = 0;
  const server = createServer((_, reply) => reply.writeHead(504, { Number: (asked += 1) }).end());
  vi.spyOn(console, 'error').mockReturnValue();
  const { fetch, silentSince } = createAsk({});
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const statuses = [(await fetch(address)).status, (await fetch(address)).status];
  server.close();
  expect([statuses, asked, silentSince()]).toEqual([[503, 503], 1, expect.any(Date)]);
});

test('a truncated list ends with its last complete row, even if its strings contain brackets and quotes', async () => {
  const odd = [{ parts: [{ name: '"]}\\' }] }, { text: '['.repeat(1_000_000) }, { text: '}'.repeat(100_000) }];
  const rows = [...Array.from({ length: 59 }, (_, id) => ({ id })), ...odd];
  const text = JSON.stringify(rows).slice(0, -3);
  const response = await inShort(() => Promise.resolve(new Response(text)))('/courses/');
  expect(await response.json()).toEqual(rows.slice(0, -1));
});

test('a list of 60 rows is not truncated, however long the rows are', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, text: 'x'.repeat(50_000) }));
  const parts = JSON.stringify(rows).match(/.{1,100000}/g) ?? [];
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
      stream.close();
    },
  });
  const response = await inShort(() => Promise.resolve(new Response(body)))('/courses/');
  expect(((await response.json()) as unknown[]).length).toBe(60);
});
