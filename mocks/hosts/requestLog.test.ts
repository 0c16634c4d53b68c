import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, expect, test, vi } from 'vitest';
import { logRequest } from './requestLog.ts';

afterEach(() => void vi.unstubAllEnvs());

/** The line of a request; a status of null is that of a lost connection. */
function lineOf(status: number | null, asked: { url?: string; method?: string } = {}, isTerminal = false) {
  const { getColorDepth } = WriteStream.prototype;
  const stream = Object.assign(new PassThrough(), isTerminal && { isTTY: true, getColorDepth });
  const reply = Object.assign(new EventEmitter(), { headersSent: status !== null, statusCode: status ?? 200 });
  logRequest(asked, reply as never, stream);
  reply.emit('close');
  return String(stream.read());
}

test('a request is a line in columns, without control characters', () => {
  const other = lineOf(204, { method: 'OPTIONS', url: '/api/user/profile/student/' });
  expect(other.indexOf('204')).toBe(lineOf(200).indexOf('200'));
  expect(lineOf(null)).toContain('  ---  ');
  expect(lineOf(200, { url: '/\u001b[2J\u0007\u009b' })).toContain('/?[2J??');
});

test('colours are for terminals that want them', () => {
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'CI']) vi.stubEnv(name, undefined);
  vi.stubEnv('TERM', 'xterm-256color');
  const colours = [200, 404, 500].map((status) => lineOf(status, {}, true).split(`m${status}`)[0]?.slice(-2));
  expect(colours).toEqual(['32', '33', '31']);
  expect(lineOf(200)).not.toContain('\u001b');
  vi.stubEnv('NO_COLOR', '1');
  expect(lineOf(200, {}, true)).not.toContain('\u001b');
});
