import type { Auth, Endpoint } from '../../../src/api/endpoint.ts';
import { accounts } from '../../data/corpus/accounts.ts';
import { allHandlers } from '../../handlers/all.ts';
import { aboutFaults } from '../../server/faults.ts';
import { scenarios } from '../../server/scenarios.ts';
import { toWords, type Settings } from '../../server/settings.ts';

interface StartPage {
  /** The server's own address. */
  origin: string;
  /** How it behaves at this moment. */
  settings: Settings;
  /** The style sheet; inlined, so that the page is one file. */
  style: string;
}

/** What a developer finds at the server's address: its calls, accounts, scenarios, settings and words. */
export const startPage = ({ origin, settings, style }: StartPage): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Academy mock API</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <header>
      <h1>Academy mock API</h1>
      <p>Everything here is made up. Base address: ${code(`${origin}/api`)}</p>
      <nav>
        <a href="/api/docs/">Reference, with every call to try out</a>
        <a href="/api/openapi.json">OpenAPI document</a>
        <a href="/api/__mock/state">State</a>
        <a href="/api/__mock/requests">Requests so far</a>
      </nav>
    </header>
    <main>
      <h2>Now</h2>
      <p>${toWords(settings).map(code).join(' ')}</p>
      <h2>Accounts</h2>
      ${list(
        accounts.map(({ username, password, role, is_superuser }) => [
          username,
          `${code(password)}, ${is_superuser ? `${role}, superuser` : role}`,
        ]),
      )}
      <h2>Calls</h2>
      <p>Paths are under <code>/api</code>. “Token” means <code>Authorization: Bearer …</code> with the <code>access</code> of a log-in.</p>
      ${callLists()}
      <h2>Scenarios</h2>
      ${list(Object.entries(scenarios).map(([name, { about }]) => [name, about]))}
      <h2>Faults</h2>
      <p>A fault is written <code>CALL=FAULT</code>; <code>@2</code> at the end means only the second time.</p>
      ${list(aboutFaults)}
    </main>
  </body>
</html>
`;

/** Text as code; a request brings the server's address, and faults are whatever was written. */
const code = (text: string) => `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;

/** Names with what is said of each. */
const list = (rows: readonly (readonly [name: string, said: string])[]) =>
  `<dl>${rows.map(([name, said]) => `<dt>${code(name)}</dt><dd>${said}</dd>`).join('\n')}</dl>`;

const signIn: Readonly<Record<Auth, string>> = { none: 'open', optional: 'token or not', required: 'token' };

function callLists(): string {
  const endpoints = allHandlers.map(({ endpoint }): Endpoint => endpoint);
  return [...Map.groupBy(endpoints, ({ path }) => path.split('/')[1])]
    .map(([name, calls]) => {
      const rows = calls.map(({ method, path, auth = 'none' }) => [`${method} ${path}`, signIn[auth]] as const);
      return `<h3>${name}</h3>${list(rows)}`;
    })
    .join('\n');
}
