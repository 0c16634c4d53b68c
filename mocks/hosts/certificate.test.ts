import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const { cert } = await certificateFor(['0.0.0.0', ...addressesOf('0.0.0.0', interfaces)], folder);
  const covered = ['192.168.1.7', '192.168.1.8'].filter((address) => new X509Certificate(cert).checkIP(address));
  expect(covered).toEqual(['192.168.1.7']);
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

test('is made anew where the kept one does not cover the host, or is none; where none can be kept, it serves', async () => {
  const { file } = await certificateFor(['127.0.0.1'], folder);
  const other = await certificateFor(['::1'], folder);
  expect(new X509Certificate(other.cert).checkIP('::1')).toBe('::1');
  writeFileSync(file ?? '', 'nonsense');
  expect((await certificateFor(['::1'], folder)).cert).toBe(readFileSync(file ?? '', 'utf8'));
  expect(await certificateFor([], file ?? '')).toMatchObject({
    file: null,
    key: expect.stringContaining('PRIVATE KEY'),
  });
});
