import { createPrivateKey, X509Certificate } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY = 86_400_000;

/**
 * A self-signed certificate for localhost, 127.0.0.1 and `hosts`. It is kept in a folder of the user's alone, so that a
 * browser that was told to trust it need not be told again with each run; `file` is null where that folder cannot be trusted.
 */
export async function certificateFor(
  hosts: readonly string[],
  folder = join(tmpdir(), `academy-mock-${process.getuid?.() ?? 'user'}`),
) {
  const names = [...new Set(['localhost', '127.0.0.1', ...hosts])];
  const file = isOurs(folder) ? join(folder, 'certificate.pem') : null;
  const keyFile = join(folder, 'key.pem');
  const kept = file === null ? null : readKept(file, keyFile, names);
  if (kept !== null) return { ...kept, file };
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Academy mock API' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 365 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  if (file !== null) {
    keep(keyFile, key);
    keep(file, cert);
  }
  return { cert, key, file };
}

function keep(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Whether the folder is there, or can be made, and nobody else gets in: the temporary folder is everybody's. */
function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    // Windows has neither user ids nor modes; its temporary folder is each user's own.
    const isPrivate = process.getuid === undefined || (found.uid === process.getuid() && (found.mode & 0o077) === 0);
    return found.isDirectory() && isPrivate;
  } catch {
    return false;
  }
}

/** The kept key and certificate, if they are good for all names for another day. */
function readKept(file: string, keyFile: string, names: readonly string[]): { cert: string; key: string } | null {
  try {
    const [cert, key] = [readFileSync(file, 'utf8'), readFileSync(keyFile, 'utf8')];
    const certificate = new X509Certificate(cert);
    const covers = (name: string) =>
      (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;
    return certificate.validToDate.getTime() > Date.now() + DAY &&
      names.every(covers) &&
      certificate.checkPrivateKey(createPrivateKey(key))
      ? { cert, key }
      : null;
  } catch {
    return null;
  }
}
