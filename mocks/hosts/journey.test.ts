import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createMock } from '../createMock.ts';

const README = join(import.meta.dirname, '../../README.md');

/** The README's block of commands, to the letter but for the port. */
function journey(base: string): string {
  const blocks = [...readFileSync(README, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const [block = '', ...others] = blocks.filter((each) => each.startsWith('api='));
  expect(others).toEqual([]);
  const moved = block.replace('http://127.0.0.1:4010/api', base);
  expect(moved).not.toBe(block);
  return moved;
}

test('the journey in the README works as it is printed', { timeout: 60_000 }, async () => {
  const { world, listen } = createMock();
  const server = await listen();
  try {
    const shell = spawn('bash', ['-c', journey(server.base)]);
    const [printed, errors] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
    expect(errors).toBe('');
    const lines = printed.trim().split('\n');
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
    expect(lines.at(-1)).toContain('"lessons":[{');
    expect(world.log.map(({ status, method, path }) => `${status} ${method} ${path.replace('/api', '')}`)).toEqual([
      '201 POST /user/register/',
      '200 POST /user/login/',
      '200 GET /courses/',
      '200 GET /courses/2/',
      '201 POST /transactions/create/',
      '200 GET /syllabus/',
    ]);
  } finally {
    await server.close();
  }
});
