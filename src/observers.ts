import type { KeyValueStore } from './lib/storage.ts';
import { OBSERVERS, setting } from './settings.ts';

/** Starts the configured reporting of errors and usage. `store` must keep its values until the tab is closed. */
export function startObservers(store: KeyValueStore): void {
  const [url, dsn, analytics] = OBSERVERS.map(setting);
  if (url) {
    const sample = Number(setting('VITE_REPORT_SAMPLE') ?? 1);
    void import('./lib/reports.ts').then(({ startReports }) => startReports({ url, store, sample }));
  }
  if (dsn) void import('./lib/sentry.ts').then(({ startSentry }) => startSentry(dsn));
  if (analytics) void import('./lib/analytics.ts').then(({ startAnalytics }) => startAnalytics(analytics));
}
