import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { KeepOrErase } from '../../../src/components/offline/KeepOrErase/KeepOrErase.tsx';
import { fa } from '../../../src/text/fa.ts';

/** پس از خروج، یک بار می‌پرسد که دوره‌های نگه‌داشته روی این دستگاه بمانند یا پاک شوند. بستن آن یعنی بمانند. */
const meta = preview.meta({
  component: KeepOrErase,
  args: { opened: true, onClose: fn(), onErase: fn(), count: 2, bytes: 3_400_000 },
  parameters: overlaid(360),
});

export const Open = meta.story({
  name: 'ماندن یا پاک شدن · باز',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: fa.offline.logOutTitle })).toBeVisible();
    await expect(screen.getByText(fa.offline.logOutText(2, 3_400_000))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.offline.erase }));
    await expect(args.onErase).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: fa.offline.stay }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
