import './lib/polyfills.ts';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAcademy, type Academy } from './academy.tsx';
import { App } from './App.tsx';
import { toast } from './components/feedback/toast.tsx';
import { config } from './config.ts';
import { Hydration } from './data/hydrated.tsx';
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
const tab = webStorage(() => sessionStorage);

/** The site's academy, going on from what the page was rendered with. */
const academyFrom = (rendered: Rendered | undefined) =>
  createAcademy({
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
    ...(rendered && { rendered }),
  });

const pageOf = (academy: Academy) => (
  <StrictMode>
    <BrowserRouter basename={base}>
      <App academy={academy}>
        <AppRoutes />
      </App>
    </BrowserRouter>
  </StrictMode>
);

/** What the page was rendered with, if it was with data; rejects where they are not at hand, or newer than the page. */
async function renderedWith({ rendered, at }: DOMStringMap): Promise<Rendered | undefined> {
  if (rendered === undefined) return undefined;
  const brought = (await (await fetch(rendered, { signal: AbortSignal.timeout(5000) })).json()) as Rendered;
  if (String(brought.at) !== at) throw new Error('The page was rendered anew');
  return brought;
}

const reportUrl = setting('VITE_REPORT_URL');
if (reportUrl) {
  void import('./lib/reports.ts').then(({ startReports }) =>
    startReports({ url: reportUrl, store: tab, sample: Number(setting('VITE_REPORT_SAMPLE') ?? 1) }),
  );
}

// A demo that was here before may have left its worker, which would go on standing between the site and its server.
if (!import.meta.env['VITE_DEMO']) {
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}

/** Shows the page in the place of what was rendered for others, with its own title and description. */
function replace(container: HTMLElement, page: ReactNode) {
  const written = document.head.querySelectorAll('title, meta[name="description"]');
  // At once, so that the document is never without a title.
  flushSync(() => createRoot(container).render(page));
  written.forEach((element) => element.remove());
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

/** Takes over what was rendered for this very address; a shell that serves for many is replaced. */
async function start(container: HTMLElement): Promise<Academy> {
  const isOwn = container.dataset['path'] === `${path}${location.search}`;
  const data = isOwn ? renderedWith(container.dataset) : Promise.reject(new Error('A shell'));
  const [rendered] = await Promise.allSettled([data, preloadPage(path), allStyles()]);
  takeStyles();
  const isTaken = rendered.status === 'fulfilled';
  const academy = academyFrom(isTaken ? rendered.value : undefined);
  if (isTaken) startTransition(() => void hydrateRoot(container, <Hydration>{pageOf(academy)}</Hydration>));
  else replace(container, pageOf(academy));
  return academy;
}

// Not awaited here: the page's part of the program waits for this one.
export const academy = start(root);
