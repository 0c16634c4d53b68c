import { availableParallelism } from 'node:os';
import { defineConfig, type UserProjectConfigFn } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

// The time limit is generous, because a busy machine is slow and tests rarely hang.
const TIMEOUT = 60_000;

// React's development build creates much garbage. With a large young generation, V8 collects it less often.
const YOUNG_GENERATION = '--js-flags=--min-semi-space-size=64 --max-semi-space-size=64';

const UNSEEN = JSON.stringify({ textContent: 'iframe { opacity: 0 !important }' });

/** The project that runs all stories in Chromium. It imports its plugins on demand, because Storybook loads slowly. */
const stories: UserProjectConfigFn = async () => {
  const [{ default: react }, { playwright }, { storybookTest }] = await Promise.all([
    import('@vitejs/plugin-react'),
    import('@vitest/browser-playwright'),
    import('@storybook/addon-vitest/vitest-plugin'),
  ]);
  const { brandFiles } = await import('./scripts/brand.ts');
  const { markdownPages } = await import('./scripts/markdown.ts');
  const executablePath = findChromium();
  return {
    extends: true,
    plugins: [
      react(),
      brandFiles(),
      markdownPages(),
      storybookTest({ configDir: `${import.meta.dirname}/.storybook` }),
    ],
    // Without these functions, React does not record its work for the browser's performance panel.
    optimizeDeps: {
      rolldownOptions: {
        transform: { define: { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' } },
      },
    },
    test: {
      name: 'stories',
      testTimeout: TIMEOUT,
      // One more worker than there are cores, because stories often wait.
      maxWorkers: availableParallelism() + 1,
      // `vitest run` needs a group order, because the projects have different numbers of workers.
      sequence: { groupOrder: 1 },
      // On a busy machine a story may fail by chance. A real fault also makes the retry fail.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Hides the stories. The browser still computes the layout, but skips painting, which is a fifth of the work.
        orchestratorScripts: [
          { content: `document.head.append(Object.assign(document.createElement('style'), ${UNSEEN}));` },
        ],
        provider: playwright({
          launchOptions: { args: [...CHROMIUM_FLAGS, YOUNG_GENERATION], ...(executablePath && { executablePath }) },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
};

// The test settings are not in `vite.config.ts`, because that file imports the mock API. If the tests depended on that
// file, every change of the mock would affect all tests.
export default defineConfig({
  test: {
    // Test files share a process or page, so that modules load only once. Sharing is safe, because tests have no common
    // state.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
          include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/cleanUp.ts'],
        },
      },
      ...(process.argv.join(' ').includes('--project unit') ? [] : [stories]),
    ],
  },
});
