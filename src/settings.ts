import * as v from 'valibot';

/** The settings of a deployment. `.env.example` explains them. */
type Settings = Readonly<Record<string, string | undefined>>;

// Undefined outside Vite.
const built: Settings = import.meta.env ?? {};

/** Settings that were changed after the build: in the page, or in the environment of a server. */
const decided: Settings =
  typeof document === 'undefined'
    ? process.env
    : v.parse(v.record(v.string(), v.string()), JSON.parse(document.getElementById('settings')?.textContent ?? '{}'));

/** A setting of the deployment. An empty one counts as unset. */
export const setting = (name: string): string | undefined => decided[name]?.trim() || built[name]?.trim() || undefined;

/** Those that ask for an observer: reports, Sentry, analytics (docs/deploy.md). */
export const OBSERVERS = ['VITE_REPORT_URL', 'SENTRY_DSN', 'ANALYTICS'];

/** The items of a comma-separated setting. */
export const listSetting = (name: string): string[] | undefined =>
  setting(name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);
