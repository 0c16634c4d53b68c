import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { checkServerIdentity as isFor, type PeerCertificate } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { certificateFor } from './certificate.ts';
import { addressesOf } from './cli.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'academy-certificate-'));
  folder = join(parent, 'mine');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('lets a machine on the network trust the address that is printed', async () => {
  const wifi = { internal: false, family: 'IPv4' as const, address: '192.168.1.7' };
  const interfaces = { lo: [{ ...wifi, internal: true, address: '127.0.0.1' }], wifi: [wifi] } as never;
  expect([addressesOf('0.0.0.0', interfaces), addressesOf('127.0.0.1', interfaces)]).toEqual([['192.168.1.7'], []]);
  const { cert, key } = await certificateFor(['0.0.0.0', ...addressesOf('0.0.0.0', interfaces)], folder);
  const server = createServer({ cert, key }, (_, reply) => reply.end('trusted')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (name: string) => {
    const checkServerIdentity = (_: string, given: PeerCertificate) => isFor(name, given);
    const asked = get({ host: '127.0.0.1', port, ca: cert, checkServerIdentity });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return text(answer);
  };
  expect(await ask('192.168.1.7')).toBe('trusted');
  await expect(ask('192.168.1.8')).rejects.toThrow(/192\.168\.1\.8/);
  server.closeAllConnections();
  server.close();
});

test('is kept for a year, for localhost too, and readable by its owner alone', async () => {
  const { cert, file } = await certificateFor(['127.0.0.1'], folder);
  const { fingerprint, validToDate } = new X509Certificate(cert);
  expect(Math.round((validToDate.getTime() - Date.now()) / 86_400_000)).toBe(365);
  expect(file).toBe(join(folder, 'certificate.pem'));
  const modes = [file ?? '', join(folder, 'key.pem'), folder].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o700]);
  expect(readFileSync(file ?? '', 'utf8')).not.toContain('PRIVATE KEY');
  expect(new X509Certificate((await certificateFor(['localhost'], folder)).cert).fingerprint).toBe(fingerprint);
});

test('is made anew where the kept one does not cover the host, or is none', async () => {
  const { file } = await certificateFor(['127.0.0.1'], folder);
  const other = await certificateFor(['::1'], folder);
  expect(new X509Certificate(other.cert).checkIP('::1')).toBe('::1');
  writeFileSync(file ?? '', 'nonsense');
  expect(readFileSync(file ?? '', 'utf8')).not.toContain((await certificateFor(['::1'], folder)).key);
  expect(readFileSync(file ?? '', 'utf8')).toContain('BEGIN CERTIFICATE');
});

test.skipIf(process.platform === 'win32')('is not kept where others could get at it', async () => {
  const { file } = await certificateFor(['127.0.0.1'], folder);
  const planted = readFileSync(file ?? '', 'utf8');
  chmodSync(folder, 0o755);
  const open = await certificateFor(['127.0.0.1'], folder);
  expect(open.file).toBeNull();
  expect(planted).not.toContain(open.cert.trim());
  chmodSync(folder, 0o700);
  const link = join(parent, 'link');
  symlinkSync(folder, link);
  expect((await certificateFor(['127.0.0.1'], link)).file).toBeNull();
});
