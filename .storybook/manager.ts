import { addons, types, type API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { docsThemes } from './docsTheme.ts';
import { searchWords } from './searchWords.ts';
import { SideBySide } from './SideBySide.ts';

addons.setConfig({
  theme: docsThemes.light,
  // What a test guards and proves, `[F38] [§5.3]`, is for those who read tests.
  sidebar: { renderLabel: ({ name }) => name.replace(/^(?:\[[F§][\d.]+\] ?)+/, '') },
});

/** Gives the entries of Storybook's index the words by which the search finds them besides their names. */
function addSearchWords(api: API): void {
  const index = api.getIndex();
  if (!index || 'searchable' in index) return;
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const words = searchWords[entry.title]?.split(/[،,] /) ?? [];
    return [id, words.length > 0 ? { ...entry, anchors: words.map((title) => ({ id: '', title })) } : entry];
  });
  void api.setIndex(Object.assign({ ...index, entries: Object.fromEntries(entries) }, { searchable: true }));
}

addons.register('academy/search', (api) => {
  api.on(CURRENT_STORY_WAS_SET, () => addSearchWords(api));
});

addons.register('academy/side-by-side', () => {
  addons.add('academy/side-by-side/preview', { type: types.PREVIEW, render: SideBySide });
});
