import { addons, types, type API } from 'storybook/manager-api';
import {
  CURRENT_STORY_WAS_SET,
  STORY_ARGS_UPDATED,
  STORY_PREPARED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { changedArgs } from './changedArgs.ts';
import { docsThemes } from './docsTheme.ts';
import { searchWordsOf } from './searchWords.ts';
import { nameOf } from './seen.ts';
import { SideBySide } from './SideBySide.ts';

addons.setConfig({
  theme: docsThemes.light,
  sidebar: {
    // What a test guards and proves, `[F38] [§5.3]`, is for those who read tests; folders are written small.
    renderLabel: ({ name }) =>
      name
        .replace(/^(?:\[[F§][\d.]+\] ?)+/, '')
        .replace(/^[a-z]/, (first) => first.toUpperCase())
        .replace('.', ' · '),
  },
});

/** Gives the entries of Storybook's index the words by which the search finds them besides their names. */
function addSearchWords(api: API): void {
  const index = api.getIndex();
  if (!index || 'searchable' in index) return;
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const words = searchWordsOf(nameOf(entry.title));
    return [id, words.length > 0 ? { ...entry, anchors: words.map((title) => ({ id: '', title })) } : entry];
  });
  void api.setIndex(Object.assign({ ...index, entries: Object.fromEntries(entries) }, { searchable: true }));
}

addons.register('academy/search', (api) => {
  api.on(CURRENT_STORY_WAS_SET, () => addSearchWords(api));
});

// The panel below leaves its room to a page that is looked at and has no controls; its button brings it back.
addons.register('academy/panel', (api) => {
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) =>
    api.togglePanel(Object.keys(argTypes).length > 0 || !/^(pages|foundations)-/.test(id)),
  );
});

addons.register('academy/side-by-side', () => {
  addons.add('academy/side-by-side/preview', { type: types.PREVIEW, render: SideBySide });
});

/** The parameter of a link for arguments that Storybook leaves out of it: it lets nothing through but Latin letters. */
const TYPED = 'typed';

addons.register('academy/typed', (api) => {
  let due = api.getQueryParam(TYPED);
  api.on(STORY_RENDERED, (id: string) => {
    const { story, args = {} } = JSON.parse(due ?? '{}') as { story?: string; args?: Record<string, unknown> };
    const data = api.getCurrentStoryData();
    if (story !== id || data.type !== 'story') return;
    due = undefined;
    api.updateStoryArgs(data, args);
  });
  api.on(STORY_ARGS_UPDATED, ({ storyId: story }: { storyId: string }) => {
    const args = changedArgs(api.getCurrentStoryData());
    const typed = Object.keys(args).length > 0 ? JSON.stringify({ story, args }) : null;
    api.applyQueryParams({ [TYPED]: typed }, { replace: true });
  });
});
