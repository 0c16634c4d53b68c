import { DirectionProvider, MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { lazy, Suspense, type ComponentProps } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { configure } from 'storybook/test';
import { facts } from 'virtual:component-facts';
import { Toasts } from '../src/components/feedback/Toasts/Toasts.tsx';
import { AcademyProvider } from '../src/academy.tsx';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';
import '../src/theme/styles.css';
import './preview.css';
import { expectQuietConsole, listenToConsole } from './consoleGate.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { nameOf } from './seen.ts';
import { buildStoryWorld, answerStory, type StoryAcademy } from './storyAcademy.ts';
import { asToolbarSays, initialGlobals, schemeOf, toolbar, viewports } from './toolbar.ts';

// The pages of documentation, and what checks stories, come when they are wanted: no other frame reads them.
const ComponentPage = lazy(() => import('./ComponentPage.tsx').then((module) => ({ default: module.ComponentPage })));
const DocsPage = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })));

// The whole academy, for stories that are walked through; no other frame waits for it.
const AppRoutes = lazy(() => import('../src/routes.tsx').then((module) => ({ default: module.AppRoutes })));

const inTest = import.meta.env.MODE === 'test';

// Parts of the program come when they are first needed, and a busy machine takes its time over them.
configure({ asyncUtilTimeout: 5000 });

if (inTest) listenToConsole();

document.documentElement.lang = 'fa';
document.documentElement.dir = 'rtl';
// Pages bring their own title, and of several the first one counts.
document.querySelector('title')?.remove();

// Screens that choose at random choose the same in every run.
function seedRandom() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const wishesOf = ({ parameters }: { parameters: Record<string, unknown> }) =>
  (parameters['academy'] ?? {}) as StoryAcademy;

async function startWorker() {
  const worker = setupWorker(http.all('/api/*', ({ request }) => answerStory(request)));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (!request) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

// On a docs page many stories begin at once, and each asks for the worker.
let started: ReturnType<typeof startWorker> | undefined;

/** How a component is used, with the arguments of its story; what is no component keeps its story's source. */
function usageOf(
  code: string,
  { title, initialArgs }: { title: string; initialArgs: Readonly<Record<string, unknown>> },
) {
  const name = nameOf(title);
  const { file } = facts[name] ?? {};
  if (file === undefined) return code;
  const props = Object.entries(initialArgs).map(([prop, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}={${prop}}`,
  );
  return `import { ${name} } from '${file}';\n\n<${[name, ...props].join(' ')} />`;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(() => (started ??= startWorker()))],
  // A page of its own for each component and each page, with all its states.
  tags: ['autodocs'],
  parameters: {
    // Pages reach the edges; components are kept off them below.
    layout: 'fullscreen',
    // The same pictures as scripts/visual takes.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        'light 360': { scheme: 'light', viewport: 360 },
        'dark 360': { scheme: 'dark', viewport: 360 },
        'light 1280': { scheme: 'light', viewport: 1280 },
        'dark 1280': { scheme: 'dark', viewport: 1280 },
      },
    },
    // In tests the gate below checks both schemes; here the panel shows the same findings to designers.
    a11y: { test: inTest ? 'off' : 'todo' },
    // The story's own source: what it rendered, written out as JSX, can have no end, and reading it can fail.
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: ComponentPage,
      lang: 'fa',
      source: { type: 'code', transform: usageOf },
    },
    viewport: { options: viewports },
    controls: { expanded: true, matchers: { color: /colou?r/i, date: /At$/ } },
    options: { storySort: { order: ['Foundations', 'Components', 'Pages', 'Journeys'] } },
  },
  // The table of props shows types as they are written; read by Storybook, each eighth is a `union` or `unknown`.
  argTypesEnhancers: [
    ({ argTypes, title }) => {
      const types = facts[nameOf(title)]?.types ?? {};
      return Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => {
          const summary = types[name] ?? argType.table?.type?.summary;
          return [name, summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType];
        }),
      );
    },
  ],
  globalTypes: toolbar,
  initialGlobals,
  async beforeEach(context) {
    seedRandom();
    notifications.clean();
    Object.assign(context, await buildStoryWorld(context.id, asToolbarSays(context.globals, wishesOf(context))));
  },
  async afterEach(context) {
    if (!inTest) return;
    const { expectAccessible } = await import('./gate.ts');
    try {
      await expectAccessible(context.parameters['axeRules']);
    } finally {
      // In any case, or the next story would fail with what this one reported.
      expectQuietConsole(context.parameters['expectedErrors']);
    }
  },
  decorators: [
    (Story, { academy, globals, parameters, title }) => {
      const { route = '/', path = '*' } = wishesOf({ parameters });
      document.documentElement.dir = globals['direction'];
      document.documentElement.style.fontSize = `${globals['textSize']}%`;
      return (
        <DirectionProvider initialDirection={globals['direction']} detectDirection={false}>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariablesResolver}
            forceColorScheme={schemeOf(globals)}
            env={inTest ? 'test' : 'default'}
          >
            <AcademyProvider
              key={`${globals['scenario']} ${globals['visitor']} ${globals['progress']}`}
              academy={academy}
            >
              <MemoryRouter initialEntries={[route]}>
                {globals['links'] === 'walk' && title.startsWith('Pages/') ? (
                  <Suspense>
                    <AppRoutes />
                  </Suspense>
                ) : (
                  <Routes>
                    <Route
                      path={path}
                      element={
                        <div className={!inTest && title.startsWith('Components/') ? 'padded' : undefined}>
                          <Story />
                        </div>
                      }
                    />
                    <Route path="*" element={<Elsewhere />} />
                  </Routes>
                )}
              </MemoryRouter>
            </AcademyProvider>
            <Toasts />
          </MantineProvider>
        </DirectionProvider>
      );
    },
  ],
});
