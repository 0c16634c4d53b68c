import { addons, type API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET, STORY_PREPARED } from 'storybook/internal/core-events';
import { docsThemes } from './docsTheme.ts';
import { searchWordsOf } from './searchWords.ts';
import { nameOf, withoutMarks } from './seen.ts';

declare global {
  /** The CSS names of the design tokens, set by main.ts. */
  var TOKENS: readonly string[];
}

addons.setConfig({
  theme: docsThemes.light,
  sidebar: {
    // Folder names are lower case.
    renderLabel: ({ name }) => withoutMarks(name).replace(/^[a-z]/, (first) => first.toUpperCase()),
  },
});

/** Removes the marks from the index, names docs pages in Persian, and adds search words in both languages. */
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

// Pages and foundations have no controls, so the panel is hidden. The key `A` shows it.
addons.register('academy/panel', (api) => {
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) =>
    api.togglePanel(Object.keys(argTypes).length > 0 || !/^(pages|foundations)-/.test(id)),
  );
});

// `at` in Storybook's link is the address within a prototype.
addons.register('academy/walk', (api) => {
  api.on('academy/at', (at: string | null) => api.applyQueryParams({ at }, { replace: true }));
});
