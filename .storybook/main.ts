import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig, type Plugin } from 'vite';
import { componentFactsPlugin } from './componentFacts.ts';
import { designTokens, tokenGroups } from '../scripts/designTokens.ts';
import { isSeen } from './seen.ts';

/** Lays the tokens beside the built Storybook, for drawing programs that fetch them: `design-tokens.json`. */
const tokensFile = (): Plugin => ({
  name: 'academy:design-tokens',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'design-tokens.json', source: JSON.stringify(designTokens(), null, 2) });
  },
});

const tokenNames = tokenGroups.flatMap(({ tokens }) => Object.values(tokens).map(({ css }) => css));

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
  // Tests show no table of props.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // What is looked at; that which is only played is seen once this filter is taken away.
  tags: { visual: { defaultFilterSelection: 'include' }, shown: { defaultFilterSelection: 'include' } },
  // `Default.test('…', { args }, play)`, and headings in the search.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false },
  // The names that the search finds the tokens by.
  managerHead: (head) => `${head}<script>var TOKENS = ${JSON.stringify(tokenNames)};</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [msw({ mode: 'worker-only' }), tokensFile(), componentFactsPlugin()] }),
});
