import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fa } from '../src/text/fa.ts';

const root = join(import.meta.dirname, '..');

/** Texts of a group that is read by a key, and where: `fa.courses.sortOptions[sort]`. */
const BY_KEY = /fa(?:\.\w+)+(?=\[)/g;

/** The sources of some files, each short name of a part of the deck (`const { auth } = fa`) written out in full. */
function sourcesOf(...patterns: string[]): { file: string; text: string }[] {
  return globSync(patterns, { cwd: root }).map((file) => {
    let text = readFileSync(join(root, file), 'utf8');
    const names: [name: string, path: string][] = [];
    text = text.replace(/const (\w+|\{[^{}]+\}) = (fa(?:\.\w+)*);/g, (_, pattern: string, path: string) => {
      if (!pattern.startsWith('{')) names.push([pattern, path]);
      for (const [, key = '', name = key] of pattern.matchAll(/(\w+)(?:: (\w+))?(?=[ ,])/g)) names.push([name, `${path}.${key}`]);
      return '';
    });
    for (const [name, path] of names) text = text.replaceAll(new RegExp(`(?<![.\\w])${name}\\b(?!:)`, 'g'), path);
    return { file, text };
  });
}

/** Every text of the deck by its path; a list is one. */
function leavesOf(value: unknown, path = 'fa'): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}
const leaves = leavesOf(fa);
const tests = sourcesOf('stories/**/*.{ts,tsx}', 'e2e/**/*.ts', 'src/**/*.test.{ts,tsx}').filter(({ file }) => !file.endsWith('fa.test.ts'));
const code = sourcesOf('src/**/*.{ts,tsx}').filter(({ file }) => !file.includes('.test') && file !== 'src/text/fa.ts');
const esc = (s: string) => s.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
for (const { path, value } of leaves) {
  const re = new RegExp(`${esc(path)}\\b|${esc(path.replace(/\.\w+$/, ''))}\\[`);
  const lit = typeof value === 'string' ? tests.filter(({ text }) => new RegExp(`['"\`>/^]${esc(value)}['"\`</$]`).test(text)) : [];
  const t = [...tests.filter(({ text }) => re.test(text)), ...lit], u = code.filter(({ text }) => re.test(text));
  if (!t.length || !u.length) console.info(path, '|', typeof value === 'function' ? value.toString().slice(0, 90) : value, '|', u.map(({ file }) => file.split('/').pop()).join() || 'UNUSED', '|', t.length);
}
test('x', () => expect(BY_KEY).toBeTruthy());
