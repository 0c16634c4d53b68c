import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { log } from '../scripts/render/log.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
type Resolve = (name: string, options: { all: true }) => Promise<readonly LookupAddress[]>;

/**
 * Creates a function that resolves the host name of `api` with the system's resolver. The function returns nginx's
 * `server` directives for the IP addresses, or empty text if no lookup has succeeded yet. A failed lookup is logged if
 * `isKnown` is true or the lookup before it succeeded.
 */
export function addressesOf({ hostname, port, protocol }: URL, isKnown: boolean, resolve: Resolve = lookup) {
  const isSecure = protocol === 'https:';
  /** The time of the last lookup that returned an address, in milliseconds. */
  const seen = new Map<string, number>();
  return async (now = Date.now()): Promise<string> => {
    const found = await resolve(hostname.replaceAll(/[[\]]/g, ''), { all: true }).catch((cause: unknown) => {
      if (isKnown) log('warn', 'The host name of the API could not be resolved', { cause });
    });
    isKnown = found !== undefined;
    for (const { address, family } of found ?? []) seen.set(family === 6 ? `[${address}]` : address, now);
    // Each lookup of a CDN's host name can return different addresses. If nginx reloaded for each of them, long requests
    // would be cut off. So HTTPS addresses stay for five minutes. HTTP addresses do not, because the address may be
    // reassigned to another server, and without a certificate nobody would notice.
    for (const [host, at] of found ? seen : []) if (now - at > (isSecure ? FIVE_MINUTES : 0)) seen.delete(host);
    const hosts = [...seen.keys()].sort();
    return hosts
      .map((host) => `server ${host}:${port || (isSecure ? 443 : 80)} max_fails=3 fail_timeout=3s;\n`)
      .join('');
  };
}
