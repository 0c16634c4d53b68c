import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { SessionBanner } from '../../../src/components/feedback/SessionBanner/SessionBanner.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const remaining = 4 * 60_000;

const meta = preview.meta({
  title: 'Components/Feedback/SessionBanner',
  component: SessionBanner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'نواری بالای صفحه که می‌گوید نشست تا چند دقیقه‌ی دیگر تمام می‌شود و آن را تمدید می‌کند. از پنج دقیقه‌ی آخر دیده می‌شود. خودش زمان را نمی‌شمارد و پس از پایان نشست چیزی نشان نمی‌دهد.',
      },
    },
  },
  args: { remaining, busy: false, onExtend: fn() },
  argTypes: { remaining: { control: { type: 'range', min: 0, max: 300_000, step: 1000 } } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نوار پایان نشست · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet width={420}>
      <State name="پیش‌فرض">
        <SessionBanner {...args} />
      </State>
      <Touched>
        <SessionBanner {...args} />
      </Touched>
      <State name="آخرین دقیقه">
        <SessionBanner {...args} remaining={20_000} />
      </State>
      <State name="در حال تمدید">
        <SessionBanner {...args} busy />
      </State>
    </StateSheet>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.session.expiring(remaining));
    await userEvent.click(canvas.getByRole('button', { name: fa.session.extend }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
