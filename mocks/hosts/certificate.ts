import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY = 86_400_000;
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/mock-certificate');

/**
 * A self-signed certificate for localhost, 127.0.0.1 and `hosts`. It is kept, for its owner alone, so that a browser that
 * was told to trust it need not be told again with each run; `file` is null where it cannot be.
 */
export async function certificateFor(hosts: readonly string[], folder = FOLDER) {
  const names = [...new Set(['localhost', '127.0.0.1', ...hosts])];
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kept = readKept(file, keyFile, names);
  if (kept) return { ...kept, file };
  const altNames = names.map((name) =>
    isIP(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
  );
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Academy mock API' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 365 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(keyFile, key, { mode: 0o600 });
    writeFileSync(file, cert, { mode: 0o600 });
    return { cert, key, file };
  } catch {
    return { cert, key, file: null };
  }
}

/** The kept key and certificate, if they are whole and good for all names for another day. */
function readKept(file: string, keyFile: string, names: readonly string[]): { cert: string; key: string } | null {
  try {
    const [cert, key] = [readFileSync(file, 'utf8'), readFileSync(keyFile, 'utf8')];
    const certificate = new X509Certificate(cert);
    const covers = (name: string) =>
      (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;
    const isGood =
      certificate.validToDate.getTime() > Date.now() + DAY &&
      names.every(covers) &&
      certificate.checkPrivateKey(createPrivateKey(key));
    return isGood ? { cert, key } : null;
  } catch {
    return null;
  }
}
