import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'node_modules/.cache/visual');

/** An error that the user can fix. Its message is printed without a stack. */
export class UsageError extends Error {}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

function tryGit(...args: string[]): string | null {
  try {
    return git(...args).trim();
  } catch {
    return null;
  }
}

/** Returns the merge base with the pull request's target branch or main. Throws `UsageError` if there is none. */
export function findBase(): string {
  const target = process.env['GITHUB_BASE_REF'];
  const mains = [...(target ? [`origin/${target}`] : []), 'origin/main', 'main'];
  for (const main of mains) {
    const commit = tryGit('merge-base', 'HEAD', main);
    if (commit) return commit;
  }
  throw new UsageError(
    `HEAD has no merge base with ${mains.join(' or ')} here. Fetch the main branch with its history (git fetch --unshallow origin).`,
  );
}

function run(cwd: string, command: string) {
  const { status } = spawnSync(command, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: true });
  if (status !== 0) throw new UsageError(`"${command}" failed in ${cwd}.`);
}

/** Builds the Storybook of the working tree, or uses the previous build if `reuse` is true. Returns its folder. */
export function buildTree(reuse: boolean): string {
  const folder = join(root, 'storybook-static');
  if (!reuse) run(root, 'npm run build-storybook');
  else if (!existsSync(join(folder, 'index.json')))
    throw new UsageError('--reuse needs a Storybook build. Run once without --reuse.');
  return folder;
}

/** Builds the Storybook of `commit` in a temporary worktree, or reuses an earlier build. Returns its folder. */
export function buildBase(commit: string): string {
  const folder = join(kept, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  rmSync(kept, { recursive: true, force: true });
  const tree = mkdtempSync(join(tmpdir(), 'academy-visual-'));
  try {
    git('worktree', 'add', '--detach', tree, commit);
    const sameLock =
      tryGit('show', `${commit}:package-lock.json`) === readFileSync(join(root, 'package-lock.json'), 'utf8').trim();
    if (sameLock) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else run(tree, 'npm ci');
    run(tree, 'npm run build-storybook');
    cpSync(join(tree, 'storybook-static'), folder, { recursive: true });
    return folder;
  } finally {
    tryGit('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Returns the paths, from the project's root, of all files that differ from `commit`, including uncommitted files. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean);

/** Returns the stories and documentation pages of the Storybook in `folder`. */
export function entriesOf(folder: string): IndexEntry[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries);
}
