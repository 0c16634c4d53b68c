import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** One answered request. */
export interface LogEntry {
  at: Date;
  method: string;
  /** Path and query as they were asked for. */
  path: string;
  /** Null where the connection was dropped without an answer. */
  status: number | null;
  ms: number;
}

const PATH_WIDTH = 44;

function colourOf(status: number | null): Format {
  if (status === null || status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
}

/** A request as a line in columns; coloured where `stream` is a terminal that wants colours (NO_COLOR says no). */
export function logLine({ at, method, path, status, ms }: LogEntry, stream: NodeJS.WritableStream): string {
  const paint = (format: Format, text: string) => styleText(format, text, { stream });
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
  return [
    paint('dim', time),
    method.padEnd(7),
    // No control character of a request reaches the terminal.
    path.replaceAll(/[^!-~]/g, '?').padEnd(PATH_WIDTH),
    paint(colourOf(status), status === null ? '---' : String(status)),
    paint('dim', `${ms.toFixed(0).padStart(5)} ms`),
  ].join('  ');
}

/** Writes a line to `stream` as soon as `reply` is over. */
export function logRequest(message: IncomingMessage, reply: ServerResponse, stream: NodeJS.WritableStream): void {
  const at = new Date();
  const started = performance.now();
  const { method = 'GET', url: path = '/' } = message;
  reply.once('close', () => {
    const status = reply.headersSent ? reply.statusCode : null;
    stream.write(`${logLine({ at, method, path, status, ms: performance.now() - started }, stream)}\n`);
  });
}
