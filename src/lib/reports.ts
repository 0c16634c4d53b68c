import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageNow, withoutPersons } from './anonymous.ts';
import { FAILURE } from './failure.ts';
import type { KeyValueStore } from './storage.ts';

/**
 * The kind of a report. `error` and `rejection` are failures that the app did not catch. `part` is a failure that the
 * app caught, such as a missing chunk.
 */
type Kind = 'error' | 'rejection' | 'part' | 'policy' | 'slow' | 'vitals';

interface ReportOptions {
  /** The URL for reports. */
  url: string;
  /** The storage for the number of reports sent in this visit. */
  store: KeyValueStore;
  /** The fraction of visits that send reports, from 0 to 1. Default 1. */
  sample?: number;
}

/** The maximum number of reports per visit. */
const MOST = 20;
/** An API request that takes longer than this, in milliseconds, counts as slow. */
const SLOW = 5000;
const COUNT_KEY = 'reports';

/** Returns the top four stack frames that name a script file, each as file:line:column. */
const placeOf = (error: unknown) =>
  [...(error instanceof Error ? (error.stack ?? '') : '').matchAll(/\/([\w.-]+\.[jt]sx?):(\d+:\d+)/g)]
    .slice(0, 4)
    .map(([, file, at]) => `${file}:${at}`)
    .join(' ');

/**
 * Starts reporting failures, blocked resources, slow requests and web vitals (decision 044). Reports are sent as
 * beacons. Reports that cannot be sent are ignored.
 */
export function startReports({ url, store, sample = 1 }: ReportOptions): void {
  if (Math.random() >= sample) return;
  const said = new Set<string>();

  /** Sends one report without personal data. */
  function send(kind: Kind, facts: object) {
    try {
      const text = JSON.stringify({ kind, ...facts, page: pageNow() });
      const count = Number(store.get(COUNT_KEY) ?? 0);
      if (count >= MOST || said.has(text)) return;
      said.add(text);
      store.set(COUNT_KEY, String(count + 1));
      navigator.sendBeacon(url, text);
    } catch {
      // Reports that cannot be sent are ignored.
    }
  }
  const sendError = (kind: Kind, error: unknown) =>
    send(kind, { what: withoutPersons(String(error)), where: placeOf(error) });

  addEventListener('error', ({ error, message }) => sendError('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => sendError('rejection', reason));
  addEventListener(FAILURE, ({ detail }) => sendError('part', detail));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const where = URL.canParse(blockedURI) ? new URL(blockedURI).host : blockedURI;
    send('policy', { what: effectiveDirective, where });
  });
  function hearResource({ initiatorType, duration, name }: PerformanceResourceTiming) {
    if (duration < SLOW || !/fetch|xmlhttprequest/.test(initiatorType)) return;
    const what = new URL(name).pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
    send('slow', { what, ms: Math.round(duration) });
  }
  const entriesOf = (list: PerformanceObserverEntryList) => list.getEntries() as PerformanceResourceTiming[];
  new PerformanceObserver((list) => entriesOf(list).forEach(hearResource)).observe({
    type: 'resource',
    buffered: true,
  });

  const vitals = { ttfb: 0, fcp: 0, lcp: 0, inp: 0, cls: 0 };
  function keep({ name, value }: Metric) {
    vitals[name.toLowerCase() as keyof typeof vitals] = Number(value.toFixed(name === 'CLS' ? 3 : 0));
  }
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(keep, { reportAllChanges: true });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send('vitals', vitals);
  });
}
