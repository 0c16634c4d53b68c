import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser';
import { pageNow, withoutPersons } from './anonymous.ts';
import { FAILURE } from './failure.ts';

/**
 * Returns the release name, which is the name of the entry script, such as `index-DWysnof7`. The build writes the same
 * name to the file `release` next to the source maps.
 */
const releaseNow = () =>
  /([\w-]+)\.js$/.exec(document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? '')?.[1];

function anonymous(event: ErrorEvent): ErrorEvent {
  const { exception, breadcrumbs: _, user: __, ...rest } = event;
  const values = exception?.values?.map(({ value = '', ...each }) => ({ ...each, value: withoutPersons(value) }));
  return { ...rest, request: { url: location.origin + pageNow() }, ...(values && { exception: { values } }) };
}

/** Sends caught and uncaught errors to Sentry or GlitchTip, without personal data (decision 044). */
export function startSentry(dsn: string): void {
  const release = releaseNow();
  const client = new BrowserClient({
    dsn,
    ...(release !== undefined && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: anonymous,
  });
  getCurrentScope().setClient(client);
  client.init();
  addEventListener(FAILURE, ({ detail }) => void captureException(detail));
}
