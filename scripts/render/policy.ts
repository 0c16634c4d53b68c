import { config } from '../../src/config.ts';
import { OBSERVERS, setting } from '../../src/settings.ts';

interface Deployment {
  /** The inline scripts of the pages, by hash, as `script-src` takes them. */
  scripts: string;
  /** More origins that pictures may come from. */
  pictures?: readonly string[];
  /** Where browsers report what the policy stopped. */
  reports?: string | undefined;
}

/** The origin of an address that is whole; nothing for one of the site's own. */
const originOf = (address = '') => (URL.canParse(address) ? new URL(address).origin : '');

/**
 * The security policy of the site's pages (decision 043), for what the environment decides of API, players and reports.
 * Scripts are those of the pages, by hash, and what these load themselves.
 */
export function securityPolicy({ scripts, pictures = [], reports }: Deployment): string {
  const api = originOf(config.apiBase);
  const players = config.players.map((player) => `https://${player}`);
  const policy = {
    'default-src': "'none'",
    // Safari before 15.4 knows no 'strict-dynamic'. Others ignore 'self' beside it.
    'script-src': `'self' 'strict-dynamic' ${scripts}`,
    'worker-src': "'self'",
    // Safari before 15.4 and Firefox before 108 do not know the next two.
    'style-src': "'self' 'unsafe-inline'",
    // Mantine writes style elements: its variables, and the rules of props that differ by width.
    'style-src-elem': "'self' 'unsafe-inline'",
    'style-src-attr': "'none'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'img-src': ["'self' data: blob:", api, ...pictures].join(' '),
    'connect-src': [
      "'self'",
      api,
      ...OBSERVERS.map((name) => originOf(/https?:\S*/.exec(setting(name) ?? '')?.[0])),
    ].join(' '),
    'frame-src': ["'self'", api, 'https://www.openstreetmap.org/export/', ...players].join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    // The one way that all browsers know.
    ...(reports && { 'report-uri': reports }),
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.replaceAll(/ +/g, ' ').trim()}`)
    .join('; ');
}
