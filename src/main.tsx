import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, parsePath } from 'react-router-dom';
import * as v from 'valibot';
import { createAcademy, type Academy } from './academy.tsx';
import { App } from './App.tsx';
import { toast } from './components/feedback/toast.tsx';
import { config } from './config.ts';
import { Hydration } from './data/hydrated.tsx';
import type { Rendered } from './data/rendered.ts';
import { indexedDbShared } from './lib/sharedStore.ts';
import { webStorage } from './lib/storage.ts';
import { AppRoutes, preloadPage, SHELL } from './routes.tsx';
import { OBSERVERS, setting } from './settings.ts';
import { fa } from './text/fa.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const base = import.meta.env.BASE_URL;
const tab = webStorage(() => sessionStorage);
/** Converts a path that includes the site's base path to the router's path. */
const pathOf = (address: string) => `/${address.slice(base.length)}`;
// The number of milliseconds after which the app starts even if its style sheet or data have not loaded.
const PATIENCE = 5000;

/** Creates the API client and the stores, with the data of the prerendered page. */
const academyFrom = (rendered: Rendered | undefined) =>
  createAcademy({
    base: config.apiBase,
    local: webStorage(
      () => localStorage,
      (cause) => {
        console.warn('The browser refused to store data; the data are kept in memory', cause);
        toast('error', 'home', fa.session.storageFailed);
      },
    ),
    session: tab,
    shared: indexedDbShared('session'),
    ...(rendered && { rendered }),
  });

const Answers = v.object({
  answers: v.record(v.string(), v.unknown()),
  partial: v.optional(v.array(v.string()), []),
});

/** Loads the data of the prerendered page. If loading fails, the page requests its data from the API. */
async function renderedWith(address: string, at: number): Promise<Rendered> {
  const ask: Rendered['ask'] = (_, fetch) => fetch().catch(() => undefined);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return { ...v.parse(Answers, await response.json()), at, ask };
  } catch (cause) {
    console.warn('The page data could not be loaded', cause);
    return { at, answers: {}, ask };
  }
}

if (OBSERVERS.some(setting)) void import('./observers.ts').then(({ startObservers }) => startObservers(tab));

/** Resolves when the style sheet has loaded or failed, or after a time limit. */
function allStyles(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Restores the style attributes that the renderer has converted to rules, because React expects the attributes. */
function takeStyles() {
  const element = document.querySelector<HTMLStyleElement>('style#own-styles');
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const owner of document.querySelectorAll<HTMLElement>(rule.selectorText))
      owner.style.cssText = rule.style.cssText;
  }
  element?.remove();
}

/** Prepares to replace the last view with the app, if the service worker has added a last view to the page. */
async function prepareLastView(container: HTMLElement) {
  const view = document.getElementById('last-view');
  if (!view) return;
  try {
    (await import('./leaveLastView.ts')).leaveLastView(view, container);
  } catch (cause) {
    console.warn('The last view could not be prepared', cause);
    view.remove();
    delete document.documentElement.dataset['lastView'];
  }
}

/** Hydrates the prerendered page or the shell, and then shows the page for the URL in the address bar. */
async function start(container: HTMLElement): Promise<Academy> {
  const { path, rendered, at } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const address = path === undefined ? SHELL : pathOf(path);
  void preloadPage(pathOf(location.pathname));
  const answers = rendered === undefined ? undefined : renderedWith(rendered, Number(at));
  const preloading = preloadPage(parsePath(address).pathname ?? SHELL);
  await Promise.all([answers, preloading, allStyles(), prepareLastView(container)]);
  takeStyles();
  const academy = academyFrom(await answers);
  const page = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <Hydration address={address}>
          <App academy={academy}>
            <AppRoutes />
          </App>
        </Hydration>
      </BrowserRouter>
    </StrictMode>
  );
  // The development server does not prerender pages, so there is nothing to hydrate.
  if (import.meta.env.DEV) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
  return academy;
}

// Not awaited, because awaiting would cause a deadlock: `start` waits for the page's chunk, which imports this module.
export const academy = start(root);
