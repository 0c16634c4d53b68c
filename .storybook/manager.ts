import { addons, type API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET, STORY_PREPARED } from 'storybook/internal/core-events';
import { docsThemes } from './docsTheme.ts';
import { searchWordsOf } from './searchWords.ts';
import { nameOf } from './seen.ts';

declare global {
  /** The CSS names of the design tokens, defined by `main.ts`. */
  var TOKENS: readonly string[];
}

addons.setConfig({ theme: docsThemes.light });

/** Adds search words to documentation pages, and to stories without a documentation page. */
function addSearchWords(api: API): void {
  const index = api.getIndex();
  if (!index || 'hasSearchWords' in index) return;
  const all = Object.entries(index.entries);
  const documented = new Set(all.flatMap(([, { type, title }]) => (type === 'docs' ? [title] : [])));
  const entries = all.map(([id, entry]): [string, typeof entry] => {
    if (entry.type !== 'docs' && documented.has(entry.title)) return [id, entry];
    const page = nameOf(entry.title);
    const words = [...searchWordsOf(page), ...(page === 'Tokens' ? TOKENS : [])].map((title) => ({ id: '', title }));
    const headings = entry.type === 'docs' ? (entry.anchors ?? []) : [];
    return [id, Object.assign({}, entry, { anchors: [...headings, ...words] })];
  });
  void api.setIndex(Object.assign({ ...index, entries: Object.fromEntries(entries) }, { hasSearchWords: true }));
}

addons.register('academy/index', (api) => {
  api.on(CURRENT_STORY_WAS_SET, () => addSearchWords(api));
});

// Hides the addon panel for pages and foundations that have no controls. The key `A` shows the panel.
addons.register('academy/panel', (api) => {
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) =>
    api.togglePanel(Object.keys(argTypes).length > 0 || !/^(pages|foundations)-/.test(id)),
  );
});
