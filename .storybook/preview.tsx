import { notifications } from '@mantine/notifications';
import addonA11y from '@storybook/addon-a11y';
import type addonDocs from '@storybook/addon-docs';
// The addon's main entry is not imported, because it would load the documentation into the iframe of every story.
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { announcement } from '../src/components/feedback/announce.ts';
import { Toasts } from '../src/components/feedback/Toasts/Toasts.tsx';
import { AcademyProvider } from '../src/academy.tsx';
import { Look } from '../src/Look.tsx';
import { isObject } from '../src/lib/keys.ts';
import { RouterLink } from '../src/RouterLink.tsx';
import './preview.css';
import { ownArgTypes } from './argTypes.ts';
import { expectQuietConsole, listenToConsole } from './consoleGate.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { isSeen } from './seen.ts';
import { buildStoryWorld, answerStory, type StoryAcademy } from './storyAcademy.ts';
import { asToolbarSays, chromatic, initialGlobals, toolbar, viewports } from './toolbar.ts';

// Loaded on demand, so that the iframe of a story stays small.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Shell = lazy(async () => ({ default: (await import('../src/pages/Shell/Shell.tsx')).Shell }));
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const suspended = (page: ReactNode) => <Suspense>{page}</Suspense>;

const inTest = import.meta.env.MODE === 'test';

// The default of one second is too short, because lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

if (inTest) listenToConsole();

document.documentElement.lang = 'fa';
// Removes Storybook's `<title>`, because pages render their own, and browsers show the first one.
document.querySelector('title')?.remove();

function seedRandom() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const academyOf = ({ parameters }: { parameters: { academy?: StoryAcademy } }) => parameters.academy ?? {};

async function startWorker() {
  const worker = setupWorker(http.all('/api/*', ({ request }) => answerStory(request)));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const request = isObject(frame.data) && frame.data['request'];
      if (!(request instanceof Request)) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

// The stories on one documentation page share one service worker.
let started: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [
    definePreviewAddon(docs) as ReturnType<typeof addonDocs>,
    addonA11y(),
    addonPseudoStates(),
    addonMsw(() => (started ??= startWorker())),
  ],
  tags: ['autodocs'],
  parameters: {
    // There is no padding, because pages fill the whole canvas. The decorator below adds padding around components.
    layout: 'fullscreen',
    chromatic,
    // In tests, `expectAccessible` below finds violations. In the browser, the accessibility panel lists them.
    a11y: { test: inTest ? 'off' : 'todo' },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => suspended(<DocsPage {...props} />),
      page: ComponentPage,
      lang: 'fa',
      // Shows the story's source instead of the rendered JSX, which can be very long.
      source: { type: 'code' },
    },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', ['Overview'], 'Components', 'Pages', 'Journeys'] } },
  },
  argTypesEnhancers: [ownArgTypes],
  globalTypes: toolbar,
  initialGlobals,
  async beforeEach(context) {
    seedRandom();
    // Removes the values that pages of earlier stories have stored in the history entry.
    history.replaceState(null, '');
    notifications.clean();
    announcement.setState({ text: '', count: 0 });
    Object.assign(context, await buildStoryWorld(context.id, asToolbarSays(context.globals, academyOf(context))));
  },
  async afterEach({ id, parameters, tags }) {
    if (!inTest) return;
    const { expectAccessible } = await import('./gate.ts');
    try {
      // The checks of colours and positions are slow. They run only for component stories and stories with screenshots.
      // Together, these stories show every component.
      await expectAccessible(parameters['axeRules'], id.startsWith('components-') || isSeen(id, tags));
    } finally {
      // Runs even if the check above fails. If this story's errors were not collected here, they would make the next
      // story fail.
      expectQuietConsole(parameters['expectedErrors']);
    }
  },
  decorators: [
    (Story, { academy, args, globals, name, parameters, title }) => {
      const { base = '/', route = '/', path = '*' } = academyOf({ parameters });
      const below = (address: string) => base.replace(/\/$/, '') + address;
      const entry = typeof route === 'string' ? below(route) : { ...route, pathname: below(route.pathname) };
      const { direction, scenario, textSize, visitor } = globals;
      document.documentElement.dir = direction;
      document.documentElement.style.fontSize = `${textSize}%`;
      const padded = !inTest && title.startsWith('Components/') ? 'padded' : undefined;
      return (
        <Look
          direction={direction}
          link={RouterLink}
          forceColorScheme={globals['scheme']}
          env={inTest ? 'test' : 'default'}
        >
          <AcademyProvider key={`${scenario} ${visitor}`} academy={academy}>
            <MemoryRouter basename={base} initialEntries={[entry]}>
              <Routes>
                <Route element={parameters['inShell'] === true && !inTest && suspended(<Shell />)}>
                  <Route
                    path={path}
                    element={
                      <div className={padded}>
                        {/* Remounts the component when a control changes: some props are read only on mount. */}
                        <Story key={name === 'Playground' ? String(Object.values(args)) : name} args={args} />
                      </div>
                    }
                  />
                  <Route path="*" element={<Elsewhere />} />
                </Route>
              </Routes>
            </MemoryRouter>
          </AcademyProvider>
          <Toasts />
        </Look>
      );
    },
  ],
});
