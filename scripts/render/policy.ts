import { config } from '../../src/config.ts';
import { OBSERVERS, setting } from '../../src/settings.ts';

interface Deployment {
  /** The hashes of the inline scripts, for `script-src`. */
  scripts: string;
  /** Additional origins from which pictures may load. */
  pictures?: readonly string[];
  /** The URL for violation reports. */
  reports?: string | undefined;
}

/** Returns the origin of an absolute URL, or an empty string for a path. */
const originOf = (address = '') => (URL.canParse(address) ? new URL(address).origin : '');

/**
 * Creates the security policy (decision 043). It allows inline scripts by their hashes, and also the scripts that they
 * load.
 */
export function securityPolicy({ scripts, pictures = [], reports }: Deployment): string {
  const api = originOf(config.apiBase);
  const players = config.players.map((player) => `https://${player}`);
  const policy = {
    'default-src': "'none'",
    // Safari before 15.4 needs 'self'. Other browsers support 'strict-dynamic', which makes them ignore 'self'.
    'script-src': `'self' 'strict-dynamic' ${scripts}`,
    'worker-src': "'self'",
    // Safari before 15.4 and Firefox before 108 need this directive, because they do not support the next two
    // directives.
    'style-src': "'self' 'unsafe-inline'",
    // Mantine inserts style elements for its variables and responsive props.
    'style-src-elem': "'self' 'unsafe-inline'",
    'style-src-attr': "'none'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'img-src': ["'self' data: blob:", api, ...pictures].join(' '),
    'connect-src': [
      "'self'",
      api,
      // The app downloads covers for offline use with `fetch`, so `connect-src` needs their origins.
      ...pictures,
      ...OBSERVERS.map((name) => originOf(/https?:\S*/.exec(setting(name) ?? '')?.[0])),
    ].join(' '),
    'frame-src': ["'self'", api, 'https://www.openstreetmap.org/export/', ...players].join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    // `report-uri` is deprecated, but it is the only reporting directive that all browsers support.
    ...(reports && { 'report-uri': reports }),
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.replaceAll(/ +/g, ' ').trim()}`)
    .join('; ');
}
