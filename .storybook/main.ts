import { join, resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig, normalizePath, type Plugin } from 'vite';
import { markSymbol } from '../scripts/brand.ts';
import { isSeen, withoutMarks } from './seen.ts';
import { virtualModules } from './virtualModules.ts';

/**
 * Returns a Vite plugin that replaces `brand/brand.ts` with `.storybook/brand.ts`. `.storybook/brand.ts` itself still
 * imports the original.
 */
const storiesBrand = (): Plugin => ({
  name: 'academy:stories-brand',
  enforce: 'pre',
  resolveId: {
    filter: { id: /(?:^|\/)brand\.ts$/ },
    handler(source, importer = '') {
      const own = resolve(import.meta.dirname, 'brand.ts');
      const isBrand = resolve(importer, '..', source) === resolve(import.meta.dirname, '../brand/brand.ts');
      return isBrand && normalizePath(importer) !== normalizePath(own) ? own : null;
    },
  },
});

// Chromatic takes a screenshot of every story in the build, so a build for Chromatic contains only the visual stories.
const ONLY_VISUAL = process.env['ONLY_VISUAL'] !== undefined;

export default defineMain({
  framework: '@storybook/react-vite',
  // Storybook derives the titles of stories from their file paths.
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
        // Removes marks such as `[F38]` from the names in the sidebar.
        return entries
          .map(({ name, tags = [], ...entry }) => ({
            ...entry,
            ...(name !== undefined && { name: withoutMarks(name) }),
            tags: isSeen(entry.__id, tags) ? [...tags, 'visual'] : tags,
          }))
          .filter(({ tags }) => !ONLY_VISUAL || tags.includes('visual'));
      },
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // Docgen is off in tests, because only the documentation shows tables of props.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // Initially, the sidebar shows only stories with these tags, and hides stories that are only tests.
  tags: { visual: { defaultFilterSelection: 'include' }, shown: { defaultFilterSelection: 'include' } },
  // Enables the syntax `Default.test('…', { args }, play)`, and a search that finds headings in the documentation.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false },
  previewBody: (body) => `${body}${markSymbol()}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { alias: { tldts: join(import.meta.dirname, 'publicSuffix.ts') } },
      plugins: [storiesBrand(), msw({ mode: 'worker-only' }), virtualModules()],
    }),
});
