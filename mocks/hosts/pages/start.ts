import type { Auth, Endpoint } from '../../../src/api/endpoint.ts';
import { accounts } from '../../data/corpus/accounts.ts';
import { aboutFaults, faultText } from '../../server/faults.ts';
import { allHandlers } from '../../handlers/all.ts';
import { scenarios } from '../../server/scenarios.ts';
import type { Settings } from '../../server/settings.ts';
import { faultExamples } from '../about.ts';
import { html, type Markup, type Value } from './html.ts';

interface StartPage {
  /** The server's own address. */
  origin: string;
  /** How it behaves at this moment. */
  settings: Settings;
  /** The style element; inlined, so that the page is one file. */
  style: Markup;
}

/** What a developer finds at the server's address: its calls, accounts, scenarios, settings and words. */
export const startPage = ({ origin, settings, style }: StartPage): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Academy mock API</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <header>
          <h1>Academy mock API</h1>
          <p>Everything here is made up. Base address: <code>${origin}/api</code></p>
          <nav>
            <a href="/api/docs/">Reference, with every call to try out</a>
            <a href="/api/openapi.json">OpenAPI document</a>
            <a href="/api/__mock/state">State</a>
            <a href="/api/__mock/requests">Requests so far</a>
          </nav>
        </header>
        <main>
          <h2>Now</h2>
          ${list(settingRows(settings))}
          <h2>Accounts</h2>
          ${list(
            accounts.map(({ username, password, role, is_superuser }) => [
              code(username),
              html`${code(password)}, ${is_superuser ? `${role}, superuser` : role}`,
            ]),
          )}
          <h2>Calls</h2>
          <p>
            Paths are under <code>/api</code>. “Token” means <code>Authorization: Bearer …</code> with the
            <code>access</code> of a log-in.
          </p>
          ${endpointLists()}
          <h2>Scenarios</h2>
          ${list(Object.entries(scenarios).map(([name, { about }]) => [code(name), about]))}
          <h2>Faults</h2>
          <p>A fault is written <code>CALL=FAULT</code>; <code>@2</code> at the end means only the second time.</p>
          ${list(aboutFaults.map(([word, about]) => [code(word), about]))}
          <h3>When the server starts</h3>
          <pre>npm run mock -- ${faultExamples.map((fault) => `--fault '${fault}'`).join(' \\\n  ')}</pre>
          <h3>While it runs</h3>
          <pre>${overrideExample(origin)}</pre>
        </main>
      </body>
    </html> `;

const code = (text: string) => html`<code>${text}</code>`;

/** Names with what is said of each. */
const list = (rows: readonly (readonly [name: Value, said: Value])[]) =>
  html`<dl>
    ${rows.map(
      ([name, said]) =>
        html`<dt>${name}</dt>
          <dd>${said}</dd>`,
    )}
  </dl>`;

function settingRows({ scenario, seed, latency, fail, faults }: Settings): [string, Value][] {
  const range = latency ?? scenarios[scenario].latency;
  const planned = faults.map(({ call, fault, nth }) => {
    const word = typeof fault === 'function' ? 'function' : (faultText(fault) ?? JSON.stringify(fault));
    return html`<div>${code(`${call}=${word}${nth === undefined ? '' : `@${nth}`}`)}</div>`;
  });
  return [
    ['Scenario', code(scenario)],
    ['Seed', seed],
    ['Latency', range ? `${range[0]} to ${range[1]} ms` : 'none'],
    ['Calls that fail by chance', `${Number((fail * 100).toPrecision(6))} %`],
    ['Faults', planned.length > 0 ? planned : 'none'],
  ];
}

const signIn: Readonly<Record<Auth, string>> = { none: 'open', optional: 'token or not', required: 'token' };

function endpointLists(): Markup[] {
  const endpoints = allHandlers.map(({ endpoint }): Endpoint => endpoint);
  const families = Map.groupBy(endpoints, ({ path }) => path.split('/')[1] ?? '');
  return [...families].map(
    ([name, members]) =>
      html`<h3>${name}</h3>
        ${list(
          members.map(({ method, path, auth = 'none' }) => [
            html`<code><span class="method">${method}</span> ${path}</code>`,
            signIn[auth],
          ]),
        )}`,
  );
}

function overrideExample(origin: string): string {
  const [call, fault] = faultExamples[0].split('=');
  return `curl -X POST ${origin}/api/__mock/override \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify({ call, fault })}'`;
}
