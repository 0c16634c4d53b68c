import { addons } from 'storybook/manager-api';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { docsThemes } from './docsTheme.ts';

addons.setConfig({ theme: docsThemes.light });

// Hides the addon panel in stories of pages and foundations that have no controls. The key `A` shows the panel.
addons.register('academy/panel', (api) => {
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) =>
    api.togglePanel(Object.keys(argTypes).length > 0 || !/^(pages|foundations)-/.test(id)),
  );
});
