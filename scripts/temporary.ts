import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

process.on('exit', () => {
  // Some tests copy the container image, whose files are read-only. `chmod` lets this process delete the copies.
  if (folders.length > 0) spawnSync('chmod', ['-R', 'u+w', ...folders]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
// Vitest ends its workers with this signal. Without a listener, the process would end without an `exit` event.
process.once('SIGTERM', () => process.exit(143));

/** Creates a folder that is deleted when the process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-'));
  folders.push(folder);
  return folder;
}
