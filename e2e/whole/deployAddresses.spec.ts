import type { LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { addressesOf } from '../../deploy/addresses.ts';
import { atEnd, deploy, echo, test, upstream } from '../deployed.ts';

const hosts = readFileSync('/etc/hosts', 'utf8');
const named = [...hosts.matchAll(/^127\.0\.0\.1\s+(.*)$/gm)].flatMap(([, names = '']) => names.trim().split(/\s+/));

for (const name of new Set(['localhost', ...named])) {
  test(`[F115] an API host name from the hosts file is resolved: ${name}`, async () => {
    const { site } = await deploy({ API_UPSTREAM: `http://${name}:${await upstream(echo)}` });
    const { headers } = (await (await fetch(`${site}/api/courses/`)).json()) as IncomingMessage;
    // Over plain HTTP, the API gets the site's host name unless API_HOST is set.
    expect(headers).toMatchObject({ host: new URL(site).host, 'x-forwarded-host': new URL(site).host });
  });
}

test('nginx keeps an address for five minutes if a lookup returns another address, but only over HTTPS', async () => {
  const [four, six] = [
    { address: '192.0.2.1', family: 4 },
    { address: '2001:db8::2', family: 6 },
  ];
  let answer: LookupAddress[];
  const lookup = async () => answer;
  const [secure, plain] = ['https', 'http'].map((scheme) => addressesOf(new URL(`${scheme}://api.test`), true, lookup));
  const serversAt = async (minute: number, ...found: LookupAddress[]) => {
    answer = found;
    return [await secure?.(minute * 60_000), await plain?.(minute * 60_000)].map((lines) =>
      lines?.match(/(?<=server )\S+/g),
    );
  };
  expect(await serversAt(0, four)).toEqual([['192.0.2.1:443'], ['192.0.2.1:80']]);
  expect(await serversAt(1, six)).toEqual([['192.0.2.1:443', '[2001:db8::2]:443'], ['[2001:db8::2]:80']]);
  expect(await serversAt(5, six)).toEqual([['192.0.2.1:443', '[2001:db8::2]:443'], ['[2001:db8::2]:80']]);
  expect(await serversAt(6, six)).toEqual([['[2001:db8::2]:443'], ['[2001:db8::2]:80']]);
});

test('an address that fails gets only a few requests, and the other address answers', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has the address 127.0.0.2');
  const port = await upstream(echo);
  let count = 0;
  const failing = createServer((socket) => {
    count += 1;
    socket.destroy();
  }).listen(port, '127.0.0.2');
  atEnd(() => failing.close());
  const lookup = `import dns from 'node:dns/promises';
    import { syncBuiltinESMExports } from 'node:module';
    dns.lookup = async () => [{ address: '127.0.0.2', family: 4 }, { address: '127.0.0.1', family: 4 }];
    syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(lookup)}`;
  const { site } = await deploy({ API_UPSTREAM: `http://api.test:${port}`, RENDER: 'off', NODE_OPTIONS });
  for (let request = 0; request < 20; request += 1) expect((await fetch(`${site}/api/courses/`)).status).toBe(200);
  expect(count).toBe(3);
});

test('nginx reuses its connections to the API', async () => {
  const sockets = new Set<Socket>();
  const port = await upstream((message, body, reply) => {
    sockets.add(message.socket);
    echo(message, body, reply);
  });
  const { site } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${port}`, RENDER: 'off' });
  for (let request = 0; request < 20; request += 1) await (await fetch(`${site}/api/courses/`)).text();
  expect(sockets.size).toBeLessThan(10);
});
