import { defineConfig, type UserProjectConfigFn } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const UNSEEN = JSON.stringify({ textContent: 'iframe { opacity: 0 !important }' });

/** All stories, in a Chromium. Storybook comes with them alone: it takes longer than many a unit test. */
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
    test: {
      name: 'stories',
      maxWorkers: 2,
      // A busy machine may miss the moment that a story waits for; a fault is there twice.
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Nobody looks on: what is not seen is laid out, but not painted, which is a fifth of the work.
        orchestratorScripts: [
          { content: `document.head.append(Object.assign(document.createElement('style'), ${UNSEEN}));` },
        ],
        provider: playwright({
          launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
};

// Apart from `vite.config.ts`, which knows the mock API: a change there would otherwise concern every test.
export default defineConfig({
  test: {
    // Every test builds its own world, so files share their process, or their page: modules are loaded once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A busy machine is slow, and a test that hangs is rare.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/cleanUp.ts'],
        },
      },
      ...(process.argv.join(' ').includes('--project unit') ? [] : [stories]),
    ],
  },
});
