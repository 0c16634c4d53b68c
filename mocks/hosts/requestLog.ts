import type { IncomingMessage, ServerResponse } from 'node:http';
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

const PATH_WIDTH = 44;

function colourOf(status: number | null): Format {
  if (status === null || status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
}

/**
 * Writes a line in columns to `stream` as soon as `reply` is over: time, method, path, status and milliseconds; coloured
 * where it is a terminal that wants colours (NO_COLOR says no).
 */
export function logRequest(
  { method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  reply: Pick<ServerResponse, 'once' | 'headersSent' | 'statusCode'>,
  stream: NodeJS.WritableStream,
): void {
  const paint = (format: Format, text: string) => styleText(format, text, { stream });
  const time = new Date().toTimeString().slice(0, 8);
  const started = performance.now();
  reply.once('close', () => {
    const status = reply.headersSent ? reply.statusCode : null;
    const columns = [
      paint('dim', time),
      method.padEnd(7),
      // No control character of a request reaches the terminal.
      url.replaceAll(/[^!-~]/g, '?').padEnd(PATH_WIDTH),
      paint(colourOf(status), String(status ?? '---')),
      paint('dim', `${(performance.now() - started).toFixed(0).padStart(5)} ms`),
    ];
    stream.write(`${columns.join('  ')}\n`);
  });
}
