import * as v from 'valibot';

/** The deployment's settings, explained in `.env.example`. */
type Settings = Readonly<Record<string, string | undefined>>;

// Undefined outside Vite.
const built: Settings = import.meta.env ?? {};

/** Settings changed after the build, in the page or in the server's environment. */
const decided: Settings =
  typeof document === 'undefined'
    ? process.env
    : v.parse(v.record(v.string(), v.string()), JSON.parse(document.getElementById('settings')?.textContent ?? '{}'));

/** A setting of the deployment. An empty one counts as unset. */
export const setting = (name: string): string | undefined => decided[name]?.trim() || built[name]?.trim() || undefined;

/** The settings that enable reports, Sentry or analytics (docs/deploy.md). */
export const OBSERVERS = ['VITE_REPORT_URL', 'SENTRY_DSN', 'ANALYTICS'];

/** The items of a comma-separated setting. */
export const listSetting = (name: string): string[] | undefined =>
  setting(name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);
