/** Details of an event: the URL of a page or call, and the cause of a failure. */
interface Facts {
  address?: string;
  cause?: unknown;
}

/** Prints an event as one line: JSON with `ACCESS_LOG=json`, text otherwise. */
export function log(level: 'info' | 'warn' | 'error', event: string, { address, cause }: Facts = {}) {
  const reason = cause instanceof Error || typeof cause === 'string' ? String(cause) : JSON.stringify(cause);
  const line =
    process.env['ACCESS_LOG'] === 'json'
      ? JSON.stringify({ time: new Date().toISOString(), level, event, address, cause: reason })
      : [event, address, reason].filter(Boolean).join(': ');
  console[level](line);
}
