import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAcademy } from './academy.tsx';
import { App } from './App.tsx';
import { toast } from './components/feedback/toast.tsx';
import { config } from './config.ts';
import type { Rendered } from './data/rendered.ts';
import { indexedDbShared } from './lib/sharedStore.ts';
import { webStorage } from './lib/storage.ts';
import { AppRoutes, preloadPage } from './routes.tsx';
import { setting } from './settings.ts';
import { fa } from './text/fa.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const base = import.meta.env.BASE_URL;
const path = `/${location.pathname.slice(base.length)}`;
// Only what was rendered for this very address is taken over; a shell that serves for many is replaced.
const isRendered = root.dataset['path'] === `${path}${location.search}`;
const brought = isRendered ? document.getElementById('rendered')?.textContent : undefined;

const tab = webStorage(() => sessionStorage);

export const academy = createAcademy({
  base: config.apiBase,
  local: webStorage(
    () => localStorage,
    (cause) => {
      console.warn('The storage cannot be used; the page goes on in memory', cause);
      toast('error', 'home', fa.session.storageFailed);
    },
  ),
  session: tab,
  shared: indexedDbShared('session'),
  ...(brought && { rendered: JSON.parse(brought) as Rendered }),
});

const reportUrl = setting('VITE_REPORT_URL');
if (reportUrl) {
  void import('./lib/reports.ts').then(({ startReports }) =>
    startReports({ url: reportUrl, store: tab, sample: Number(setting('VITE_REPORT_SAMPLE') ?? 1) }),
  );
}

const tree = (
  <StrictMode>
    <BrowserRouter basename={base}>
      <App academy={academy}>
        <AppRoutes />
      </App>
    </BrowserRouter>
  </StrictMode>
);

// A demo that was here before may have left its worker, which would go on standing between the site and its server.
if (!import.meta.env['VITE_DEMO']) {
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}

/** Shows the page in the place of what was rendered for others, with its own title and description. */
function replace(container: HTMLElement) {
  for (const written of document.head.querySelectorAll('title, meta[name="description"]')) written.remove();
  createRoot(container).render(tree);
}

/** The styles of what the page does not show yet, on their way since the script was asked for. */
function allStyles(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Gives the elements of the page the styles that stood beside them as rules, so that React finds its own. */
function takeStyles() {
  const element = document.querySelector<HTMLStyleElement>('style#own-styles');
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const owner of document.querySelectorAll<HTMLElement>(rule.selectorText))
      owner.style.cssText = rule.style.cssText;
  }
  element?.remove();
}

// Not awaited here: the page's part of the program waits for this one.
void Promise.all([preloadPage(path), allStyles()]).then(() => {
  takeStyles();
  if (isRendered) startTransition(() => void hydrateRoot(root, tree));
  else replace(root);
});
