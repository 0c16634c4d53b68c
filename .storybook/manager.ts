import { addons, types, type API } from 'storybook/manager-api';
import {
  CURRENT_STORY_WAS_SET,
  STORY_ARGS_UPDATED,
  STORY_PREPARED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { docsThemes } from './docsTheme.ts';
import { searchWordsOf } from './searchWords.ts';
import { nameOf, withoutMarks } from './seen.ts';
import { changedArgs, SideBySide } from './SideBySide.ts';

declare global {
  /** The CSS names of the design tokens, from main.ts. */
  var TOKENS: readonly string[];
}

addons.setConfig({
  theme: docsThemes.light,
  sidebar: {
    // Folders have small names.
    renderLabel: ({ name }) => withoutMarks(name).replace(/^[a-z]/, (first) => first.toUpperCase()),
  },
});

/**
 * Makes the index readable: names without marks, a docs page by its component's Persian name, and words in both languages
 * by which the search finds the page.
 */
function makeReadable(api: API): void {
  const index = api.getIndex();
  if (!index || 'readable' in index) return;
  const entries = Object.entries(index.entries);
  const documented = new Set(entries.flatMap(([, { type, title }]) => (type === 'docs' ? [title] : [])));
  const stories = entries.flatMap(([, { type, title, name }]) => (type === 'story' ? [[title, name] as const] : []));
  const sheets = new Map(stories.toReversed());
  const readable = entries.map(([id, entry]): [string, typeof entry] => {
    const page = nameOf(entry.title);
    const words = [...searchWordsOf(page), ...(page === 'Tokens' ? TOKENS : [])].map((title) => ({ id: '', title }));
    const name = withoutMarks(entry.name);
    if (entry.type !== 'docs') return [id, { ...entry, name, ...(!documented.has(entry.title) && { anchors: words }) }];
    const sheet = sheets.get(entry.title);
    const [persian = ''] = withoutMarks(sheet).split(' · ');
    const headings = sheet === undefined ? (entry.anchors ?? []) : [];
    return [id, { ...entry, name: /[آ-ی]/.test(persian) ? persian : name, anchors: [...headings, ...words] }];
  });
  void api.setIndex(Object.assign({ ...index, entries: Object.fromEntries(readable) }, { readable: true }));
}

addons.register('academy/index', (api) => {
  api.on(CURRENT_STORY_WAS_SET, () => makeReadable(api));
});

// Pages and foundations have no controls, so the panel leaves its room to them. `A` brings it back.
addons.register('academy/panel', (api) => {
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) =>
    api.togglePanel(Object.keys(argTypes).length > 0 || !/^(pages|foundations)-/.test(id)),
  );
});

addons.register('academy/side-by-side', () => {
  addons.add('academy/side-by-side/preview', { type: types.PREVIEW, render: SideBySide });
});

// The address within a prototype stands in the link, as `at`.
addons.register('academy/walk', (api) => {
  api.on('academy/at', (at: string | null) => api.applyQueryParams({ at }, { replace: true }));
});

// Storybook keeps changed arguments in the link only where they are Latin; `typed` keeps all of them.
addons.register('academy/typed', (api) => {
  let due = api.getQueryParam('typed');
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
    api.applyQueryParams({ typed }, { replace: true });
  });
});
