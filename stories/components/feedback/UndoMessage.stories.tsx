import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { UndoMessage } from '../../../src/components/feedback/UndoMessage/UndoMessage.tsx';
import { toast } from '../../../src/components/feedback/toast.tsx';
import { fa } from '../../../src/text/fa.ts';

/** نوشته‌ی پیامی گذرا که از کاری برگشتنی می‌گوید، با دکمه‌ای که آن را برمی‌گرداند. پرسش پیش از کار نیست؛ کاری که برگشت ندارد، پیش از انجام می‌پرسد. */
const meta = preview.meta({ component: UndoMessage, args: { text: fa.basket.removed, onUndo: fn() } });

export const States = meta.story({
  name: 'پیام با بازگرداندن · همه حالت‌ها',
  render: sheet(UndoMessage, 360, { پیش‌فرض: {}, 'متن بلند': { text: `${fa.basket.removed} `.repeat(4) } }),
});

export const InAToast = meta.story({
  name: '[§9.6] Alt+T leads to the newest undo',
  render: () => <></>,
  play: async ({ args, userEvent }) => {
    toast('info', 'basket', <UndoMessage {...args} />, { duration: 60_000 });
    const undo = await screen.findByRole('button', { name: fa.basket.undo });
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});
