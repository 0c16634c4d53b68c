import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { NeedsConnection } from '../../../src/components/feedback/NeedsConnection/NeedsConnection.tsx';
import { fa } from '../../../src/text/fa.ts';

/** بدون اینترنت، پیش از شروع کاری که به سرور نیاز دارد می‌گوید که چرا نمی‌شود و چه می‌ماند. با اینترنت هیچ نشان نمی‌دهد. */
const meta = preview.meta({
  component: NeedsConnection,
  args: { text: fa.offline.buying },
  // The spy needs no cleanup, because Storybook restores spies after each story.
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
});

export const States = meta.story({
  name: '[§11.1] نیاز به اینترنت · همه حالت‌ها',
  render: sheet(NeedsConnection, 360, { خرید: {}, نوشتن: { text: fa.offline.sending } }),
  play: async ({ canvas }) => {
    for (const text of [fa.offline.buying, fa.offline.sending]) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
