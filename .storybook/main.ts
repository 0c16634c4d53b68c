import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig, type Plugin } from 'vite';
import { componentFactsPlugin } from './componentFacts.ts';
import { designTokens } from './designTokens.ts';
import { isSeen } from './seen.ts';

/** Lays the tokens beside the built Storybook, for drawing programs that fetch them: `design-tokens.json`. */
const tokensFile = (): Plugin => ({
  name: 'academy:design-tokens',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'design-tokens.json', source: JSON.stringify(designTokens(), null, 2) });
  },
});

// The docs pages are looked at, not tested; what they read of the code takes seconds.
const inTest = process.env['VITEST'] !== undefined;

export default defineMain({
  framework: '@storybook/react-vite',
  // Titles are the files' own places.
  stories: ['Foundations', 'Components', 'Pages', 'Journeys', 'Tools', 'Hooks', 'Gates'].map((titlePrefix) => ({
    directory: `../stories/${titlePrefix.toLowerCase()}`,
    files: '**/*.@(mdx|stories.tsx)',
    titlePrefix,
  })),
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (...file) => {
        const entries = await createIndex(...file);
        return entries.map(({ tags = [], ...entry }) => ({
          ...entry,
          tags: isSeen(entry.__id, tags) ? [...tags, 'visual'] : tags,
        }));
      },
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  typescript: { reactDocgen: inTest ? false : 'react-docgen' },
  // What is looked at; that which is only played is seen once this filter is taken away.
  tags: { visual: { defaultFilterSelection: 'include' }, shown: { defaultFilterSelection: 'include' } },
  // `Default.test('…', { args }, play)`: what is only played is written below the story that it plays with.
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [msw({ mode: 'worker-only' }), tokensFile(), componentFactsPlugin(inTest)] }),
});
