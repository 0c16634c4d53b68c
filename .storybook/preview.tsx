import { DirectionProvider, MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import addonMsw from 'msw-storybook-addon';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { configure } from 'storybook/test';
import { Toasts } from '../src/components/feedback/Toasts/Toasts.tsx';
import { AcademyProvider, type Academy } from '../src/academy.tsx';
import { cssVariablesResolver, theme } from '../src/theme/theme.ts';
import '../src/theme/styles.css';
import './preview.css';
import { Elsewhere } from './Elsewhere.tsx';
import { expectAccessible } from './gate.ts';
import { buildStoryWorld, answerStory, type Device, type StoryAcademy } from './storyAcademy.ts';
import type { World } from '../mocks/world.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own mock server: `mock.override(coursesApi.list, 'html')`. */
    mock: World;
    /** The story's own client, session and basket. */
    academy: Academy;
    /** What the story's visitor holds: `device.advance(60_000)`, `device.local.get('authUser')`. */
    device: Device;
  }
}

const inTest = import.meta.env.MODE === 'test';

// Parts of the program come when they are first needed, and a busy machine takes its time over them.
configure({ asyncUtilTimeout: 5000 });

document.documentElement.lang = 'fa';
document.documentElement.dir = 'rtl';

// Screens that choose at random choose the same in every run.
function seedRandom() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker(http.all('/api/*', ({ request }) => answerStory(request)));
      await worker.start({
        quiet: true,
        serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
        onUnhandledFrame: ({ frame, defaults }) => {
          const { request } = frame.data as { request?: Request };
          if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
        },
      });
      return worker;
    }),
  ],
  parameters: {
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
    controls: { expanded: true, matchers: { color: /colou?r/i, date: /At$/ } },
    options: { storySort: { order: ['Foundations', 'Components', 'Pages', 'Journeys'] } },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['rtl', 'ltr'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', direction: 'rtl' },
  async beforeEach(context) {
    seedRandom();
    notifications.clean();
    Object.assign(context, await buildStoryWorld(context.id, (context.parameters['academy'] ?? {}) as StoryAcademy));
  },
  async afterEach(context) {
    if (inTest) await expectAccessible(context.parameters['axeRules']);
  },
  decorators: [
    (Story, { academy, globals, parameters }) => {
      const { route = '/', path = '*' } = (parameters['academy'] ?? {}) as StoryAcademy;
      document.documentElement.dir = globals['direction'];
      return (
        <DirectionProvider initialDirection={globals['direction']} detectDirection={false}>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariablesResolver}
            forceColorScheme={globals['scheme']}
            env={inTest ? 'test' : 'default'}
          >
            <AcademyProvider academy={academy}>
              <MemoryRouter initialEntries={[route]}>
                <Routes>
                  <Route path={path} element={<Story />} />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </MemoryRouter>
            </AcademyProvider>
            <Toasts />
          </MantineProvider>
        </DirectionProvider>
      );
    },
  ],
});
