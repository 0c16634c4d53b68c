import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { Row } from '../data/db.ts';
import type { Kept, SnapshotStore } from '../data/persistence.ts';

/** Creates a store in a file, with uploads in a folder beside it. Throws if the file is inaccessible or in use. */
export function fileStore(file: string): SnapshotStore {
  const folder = `${file}.uploads`;
  fs.mkdirSync(dirname(file), { recursive: true });
  if (fs.existsSync(file)) fs.accessSync(file, fs.constants.W_OK);
  lock(`${file}.lock`);

  return {
    name: file,
    isBrowser: false,
    hasNews: async () => false,
    async read() {
      if (!fs.existsSync(file)) return null;
      const kept: Kept = JSON.parse(fs.readFileSync(file, 'utf8'));
      const whole = kept.tables['uploads']?.map((row) => {
        return { ...row, base64: fs.readFileSync(join(folder, String(row['id'])), 'base64') };
      });
      return { ...kept, tables: { ...kept.tables, uploads: whole } };
    },
    async write(kept) {
      const uploads = kept.tables['uploads'] as readonly Row<'uploads'>[];
      const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
      if (uploads.length > 0) fs.mkdirSync(folder, { recursive: true });
      const added = uploads.filter(({ id }) => !names.includes(id));
      for (const { id, base64 } of added) replace(join(folder, id), Buffer.from(base64, 'base64'));
      const rows = uploads.map(({ id, type }) => ({ id, type }));
      replace(file, JSON.stringify({ ...kept, tables: { ...kept.tables, uploads: rows } }));
      const removed = names.filter((name) => !uploads.some(({ id }) => id === name));
      for (const name of removed) fs.rmSync(join(folder, name));
    },
    alone: (write) => write(),
  };
}

/** Writes to a temporary file and then renames it, so that an incomplete file is never read. */
export function replace(path: string, content: string | Buffer) {
  fs.writeFileSync(`${path}.new`, content);
  fs.renameSync(`${path}.new`, path);
}

/** Creates a lock file that is removed when this process ends. Throws if another running process has created it. */
function lock(file: string): void {
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder))
    throw new Error(`another server, process ${holder}, uses it (${file})`);
  fs.writeFileSync(file, String(process.pid));
  process.once('exit', () => fs.rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
