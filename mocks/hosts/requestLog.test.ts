import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, expect, test, vi } from 'vitest';
import { logLine } from './requestLog.ts';

afterEach(() => void vi.unstubAllEnvs());

const at = new Date(2026, 0, 21, 8, 5, 9);
const line = (part: Partial<Parameters<typeof logLine>[0]>, stream: NodeJS.WritableStream = new PassThrough()) =>
  logLine({ at, method: 'GET', path: '/api/courses/', status: 200, ms: 3.2, ...part }, stream);

const { getColorDepth } = WriteStream.prototype;
const terminal = () => Object.assign(new PassThrough(), { isTTY: true, getColorDepth });

test('a request is a line of time, method, path, status and milliseconds, in columns', () => {
  expect(line({})).toBe('08:05:09  GET      /api/courses/                                 200      3 ms');
  const statusAt = line({}).indexOf('200');
  expect(line({ method: 'OPTIONS', path: '/api/user/profile/student/', ms: 1234 }).indexOf('200')).toBe(statusAt);
});

test('an answer that was lost has no status', () => {
  expect(line({ status: null })).toContain('  ---  ');
});

test('no control character reaches the terminal', () => {
  expect(line({ path: '/\u001b[2J\u0007\u009b' })).toContain('/?[2J??');
});

test('colours are for terminals that want them', () => {
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('CI', undefined);
  vi.stubEnv('TERM', 'xterm-256color');
  expect(line({}, terminal())).toContain('\u001b[32m200');
  expect(line({ status: 404 }, terminal())).toContain('\u001b[33m404');
  expect(line({ status: 500 }, terminal())).toContain('\u001b[31m500');
  expect(line({})).not.toContain('\u001b');
  vi.stubEnv('NO_COLOR', '1');
  expect(line({}, terminal())).not.toContain('\u001b');
});
