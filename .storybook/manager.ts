import { addons, types } from 'storybook/manager-api';
import { docsThemes } from './docsTheme.ts';
import { SideBySide } from './SideBySide.ts';

addons.setConfig({ theme: docsThemes.light });

addons.register('academy/side-by-side', () => {
  addons.add('academy/side-by-side/preview', { type: types.PREVIEW, render: SideBySide });
});
