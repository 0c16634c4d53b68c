import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './SideBySide.ts';

addons.register('academy/side-by-side', () => {
  addons.add('academy/side-by-side/preview', { type: types.PREVIEW, render: SideBySide });
});
