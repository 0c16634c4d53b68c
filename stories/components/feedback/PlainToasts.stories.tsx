import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { toast } from '../../../src/components/feedback/toast.tsx';
import { PlainToasts } from '../../../src/components/feedback/Toasts/PlainToasts.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Screen } from './Screen.tsx';

/** پیام‌های گذرا تا وقتی بخش خودشان نیامده است: همان نوشته‌ها به همان اندازه می‌مانند، بی حرکت. خودش به جای «فهرست پیام‌ها» می‌آید. */
const meta = preview.meta({ component: PlainToasts, parameters: framed(320) });

export const States = meta.story({
  name: 'پیام‌های ساده · همه حالت‌ها',
  render: () => (
    <Screen>
      <PlainToasts />
    </Screen>
  ),
  play: async ({ canvasElement }) => {
    toast('success', 'home', fa.basket.added, { duration: 60_000 });
    toast('error', 'home', fa.courses.loadFailed, { duration: 60_000 });
    await waitFor(() => expect(canvasElement).toHaveTextContent(fa.courses.loadFailed));
  },
});
