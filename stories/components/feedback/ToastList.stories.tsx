import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { ToastList } from '../../../src/components/feedback/Toasts/ToastList.tsx';
import { Open as AllToasts } from './Toasts.stories.tsx';

/** فهرست پیام‌های گذرا، بالا سمت راست؛ Alt+T به تازه‌ترین می‌رود. «جای پیام‌ها» آن را با نخستین پیام می‌آورد؛ خودتان آن را نگذارید. */
const meta = preview.meta({ component: ToastList, parameters: framed(600) });

// The story itself renders nothing, because the preview already renders a toast list beside every story.
export const States = meta.story({
  name: 'فهرست پیام‌ها · همه حالت‌ها',
  render: () => <></>,
  play: AllToasts.input.play,
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
