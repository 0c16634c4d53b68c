import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { createAcademy } from './academy.tsx';
import { App } from './App.tsx';
import { PageSkeleton } from './components/feedback/PageSkeleton/PageSkeleton.tsx';
import { PageMeta } from './components/layout/PageMeta/PageMeta.tsx';
import { config } from './config.ts';
import type { Rendered } from './data/rendered.ts';
import { memoryStorage } from './lib/storage.ts';
import { Shell } from './pages/Shell/Shell.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';

interface Rendering {
  /** Where the API answers; without it, nothing is asked for and the page shows what comes in its place. */
  api?: string;
  /** The answers known so far, by SWR's keys; those that this page had to ask for are added. */
  answers: Map<string, unknown>;
  /** Milliseconds. */
  at: number;
}

/** A page as it is before any script runs. */
interface RenderedPage {
  /** What belongs into the document's head. */
  head: string;
  body: string;
  /** The name of the page's component, and with it of its file. */
  page: string;
  /** The answers that it shows. */
  answers: Readonly<Record<string, unknown>>;
}

// A page that shows a list and, for each of its rows, one more would be the third round.
const ROUNDS = 4;

/** Renders the page at `path` as a visitor sees it, with its data where there is an API; rejects where that fails. */
export async function renderPage(path: string, { api, answers, at }: Rendering): Promise<RenderedPage> {
  const { name: page } = await preloadPage(path);
  const used: Record<string, unknown> = {};
  for (let round = 0; ; round += 1) {
    const missing = new Map<string, () => Promise<unknown>>();
    const html = await toHtml(path, <AppRoutes />, {
      ...(api !== undefined && { api }),
      rendered: {
        at,
        answers: used,
        onMissing: (key, ask) => void missing.set(key, ask),
      },
    });
    if (!api || missing.size === 0 || round === ROUNDS) return { ...split(html), page, answers: used };
    for (const [key, ask] of missing) {
      if (!answers.has(key)) answers.set(key, await ask());
      used[key] = answers.get(key);
    }
  }
}

/** Renders what stands around a page, with nothing known of the page itself. */
export async function renderShell(): Promise<Pick<RenderedPage, 'head' | 'body'>> {
  const routes = (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path="*"
          element={
            <>
              <PageMeta />
              <PageSkeleton />
            </>
          }
        />
      </Route>
    </Routes>
  );
  return split(await toHtml('/-', routes, {}));
}

function toHtml(path: string, routes: ReactNode, { api, rendered }: { api?: string; rendered?: Rendered }) {
  const academy = createAcademy({
    base: config.apiBase,
    local: memoryStorage(),
    session: memoryStorage(),
    // Pictures keep the address under which browsers find them; only the asking goes where the renderer was told.
    fetch: (address, init) => {
      if (typeof address !== 'string') throw new TypeError('The client asks for addresses');
      return globalThis.fetch(`${api}${address.slice(config.apiBase.length)}`, init);
    },
    ...(rendered && { rendered }),
  });
  const tree = (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={`${import.meta.env.BASE_URL}${path.slice(1)}`}>
        <App academy={academy}>{routes}</App>
      </StaticRouter>
    </StrictMode>
  );
  // In one piece: what React would send late needs scripts of its own to find its place.
  return prerender(tree, { progressiveChunkSize: Infinity }).then(({ prelude }) => new Response(prelude).text());
}

/** Takes apart what React puts in front for the head, and the page itself. */
function split(html: string) {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
