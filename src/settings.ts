import * as v from 'valibot';

/** The deployment's settings. `.env.example` explains them. */
type Settings = Readonly<Record<string, string | undefined>>;

// The settings from the build. They are empty in plain Node, which has no `import.meta.env`.
const built: Settings = import.meta.env ?? {};

/** Settings that override the build's settings. They come from the page's HTML or from the renderer's environment. */
const decided: Settings =
  typeof document === 'undefined'
    ? process.env
    : v.parse(v.record(v.string(), v.string()), JSON.parse(document.getElementById('settings')?.textContent ?? '{}'));

/** Returns one of the deployment's settings. An empty setting counts as unset. */
export const setting = (name: string): string | undefined => decided[name]?.trim() || built[name]?.trim() || undefined;

/** The settings that enable reports, Sentry or analytics (docs/deploy.md). */
export const OBSERVERS = ['VITE_REPORT_URL', 'SENTRY_DSN', 'ANALYTICS'];

/** Returns the items of a comma-separated setting. */
export const listSetting = (name: string): string[] | undefined =>
  setting(name)
    ?.split(',')
    .map((item) => item.trim())
    .filter(Boolean);
