import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { ShareButton } from '../../../src/components/learning/ShareButton/ShareButton.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';
import { expectToast, toastMessages } from '../../toasts.ts';

/** نشانی را با برگه‌ی اشتراک‌گذاری دستگاه می‌فرستد؛ جایی که آن نیست، پیوند را رونوشت می‌کند. */
const meta = preview.meta({ component: ShareButton, args: { title: courses.plain.title, path: paths.purchase('1') } });

/** Replaces `navigator.share` with `share` for one story. Returns a function that restores the original. */
function replace(share: unknown) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'share');
}

export const States = meta.story({
  name: 'اشتراک‌گذاری · همه حالت‌ها',
  render: sheet(ShareButton, 280, { پیش‌فرض: {}, ...touched() }),
});

export const Default = meta.story();

const share = fn(async () => undefined);

Default.test('Shares through the system', { beforeEach: () => replace(share) }, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: args.title, url: `${location.origin}${args.path}` }));
  // Closing the share sheet is not a failure. Neither is a second click while it is open.
  for (const [calls, error] of [
    [2, 'AbortError'],
    [3, 'InvalidStateError'],
  ] as const) {
    share.mockRejectedValueOnce(new DOMException('no', error));
    await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
    await expect(share).toHaveBeenCalledTimes(calls);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(toastMessages()).toEqual([]);
  }
  // If the sheet cannot open, the URL is copied instead.
  spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
  await expectToast(fa.learning.copied, 'success', 'page');
});

Default.test(
  '[§10.14] Copies the URL if the browser cannot share',
  { beforeEach: () => replace(undefined) },
  async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
    await expectToast(fa.learning.copied, 'success', 'page');
    await expect(write).toHaveBeenCalledWith(`${location.origin}${args.path}`);
  },
);

export const BelowABasePath = meta.story({
  name: '[§10.14] The URL contains the site’s base path',
  parameters: { academy: { base: '/academy/' } },
  beforeEach: () => replace(share),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
    const url = `${location.origin}/academy${args.path}`;
    await waitFor(() => expect(share).toHaveBeenLastCalledWith({ title: args.title, url }));
  },
});

Default.test(
  'A failed copy is reported',
  { beforeEach: () => replace(undefined) },
  async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: fa.learning.shareOf(args.title) }));
    await expectToast(fa.learning.copyFailed, 'error', 'page');
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
