/** Prints a log entry as one line: as JSON if `ACCESS_LOG` is `json`, and otherwise as text. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  { address, cause }: { address?: string; cause?: unknown } = {},
) {
  const reason = cause instanceof Error || typeof cause === 'string' ? String(cause) : JSON.stringify(cause);
  const line =
    process.env['ACCESS_LOG'] === 'json'
      ? JSON.stringify({ time: new Date().toISOString(), level, event, address, cause: reason })
      : [event, address, reason].filter(Boolean).join(': ');
  console[level](line);
}
