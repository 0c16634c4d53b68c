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
import { fa } from './text/fa.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const base = import.meta.env.BASE_URL;
const path = `/${location.pathname.slice(base.length)}`;
// Only what was rendered for this very address is taken over; a shell that serves for many is replaced.
const isRendered = root.dataset['path'] === `${path}${location.search}`;
const brought = isRendered ? document.getElementById('rendered')?.textContent : undefined;

export const academy = createAcademy({
  base: config.apiBase,
  local: webStorage(
    () => localStorage,
    (cause) => {
      console.warn('The storage cannot be used; the page goes on in memory', cause);
      toast('error', 'home', fa.session.storageFailed);
    },
  ),
  session: webStorage(() => sessionStorage),
  shared: indexedDbShared('session'),
  ...(brought && { rendered: JSON.parse(brought) as Rendered }),
});

const tree = (
  <StrictMode>
    <BrowserRouter basename={base}>
      <App academy={academy}>
        <AppRoutes />
      </App>
    </BrowserRouter>
  </StrictMode>
);

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

// Not awaited here: the page's part of the program waits for this one.
void Promise.all([preloadPage(path), allStyles()]).then(() => {
  if (isRendered) startTransition(() => void hydrateRoot(root, tree));
  else replace(root);
});
