import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { SessionBanner } from '../../../src/components/feedback/SessionBanner/SessionBanner.tsx';
import { fa } from '../../../src/text/fa.ts';

const remaining = 4 * 60_000;

/** نواری بالای صفحه که می‌گوید نشست تا چند دقیقه‌ی دیگر تمام می‌شود و آن را تمدید می‌کند. از پنج دقیقه‌ی آخر دیده می‌شود. خودش زمان را نمی‌شمارد و پس از پایان نشست چیزی نشان نمی‌دهد. */
const meta = preview.meta({
  title: 'Components/Feedback/SessionBanner',
  component: SessionBanner,
  parameters: { layout: 'fullscreen' },
  args: { remaining, busy: false, onExtend: fn() },
  argTypes: { remaining: { control: { type: 'range', min: 0, max: 300_000, step: 1000 } } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نوار پایان نشست · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: sheet(SessionBanner, 420, {
    پیش‌فرض: {},
    ...touched(),
    'آخرین دقیقه': { remaining: 20_000 },
    'در حال تمدید': { busy: true },
  }),
});

export const Default = meta.story();

Default.test('Default', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(fa.session.expiring(remaining));
  await userEvent.click(canvas.getByRole('button', { name: fa.session.extend }));
  await expect(args.onExtend).toHaveBeenCalledOnce();
});

Default.test('Busy', { args: { busy: true } }, ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled());
