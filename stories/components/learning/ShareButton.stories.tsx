import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { ShareButton } from '../../../src/components/learning/ShareButton/ShareButton.tsx';
import { paths } from '../../../src/paths.ts';
import { learningText } from '../../../src/text/learning.ts';
import { courses } from '../../fixtures.ts';
import { expectToast, toastMessages } from '../../toasts.ts';

/** نشانی را با برگه‌ی هم‌رسانی دستگاه می‌فرستد؛ جایی که آن نیست، پیوند را رونوشت می‌کند. */
const meta = preview.meta({ component: ShareButton, args: { title: courses.plain.title, path: paths.purchase('1') } });

/** Puts something of ours in the place of a part of `navigator` for one story. */
function replace(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  return () => void Reflect.deleteProperty(navigator, name);
}

export const States = meta.story({
  name: 'هم‌رسانی · همه حالت‌ها',
  render: sheet(ShareButton, 280, { پیش‌فرض: {}, ...touched() }),
});

const shared: unknown[] = [];

export const Default = meta.story();

Default.test(
  'Shares Through The System',
  {
    beforeEach() {
      shared.length = 0;
      return replace('share', async (data: unknown) => void shared.push(data));
    },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: learningText.shareOf(args.title) }));
    await waitFor(() => expect(shared).toEqual([{ title: args.title, url: `${location.origin}${args.path}` }]));
    await expect(toastMessages()).toEqual([]);
  },
);

Default.test(
  'Cannot Copy',
  {
    beforeEach() {
      const undo = [
        replace('share', undefined),
        replace('clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }),
      ];
      return () => undo.forEach((step) => step());
    },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: learningText.shareOf(args.title) }));
    await expectToast(learningText.copyFailed, 'error', 'page');
  },
);
