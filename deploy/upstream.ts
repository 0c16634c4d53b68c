import { lookup } from 'node:dns/promises';

/** The API's origin; throws for anything that is none. */
export function upstreamOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new Error(`API_UPSTREAM is an origin such as https://api.example.com, without a path, but was ${text}`);
}

/** The addresses that the API has now, as nginx lists them. The system resolves its name: hosts file, search domains, DNS. */
export async function serversOf({ hostname, port, protocol }: URL): Promise<string> {
  const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true });
  const hosts = found.map(({ address, family }) => (family === 6 ? `[${address}]` : address)).sort();
  return hosts.map((host) => `server ${host}:${port || (protocol === 'https:' ? 443 : 80)} max_fails=0;\n`).join('');
}
