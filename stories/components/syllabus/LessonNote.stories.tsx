import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { LessonNote } from '../../../src/components/syllabus/LessonNote/LessonNote.tsx';
import { fa } from '../../../src/text/fa.ts';

const NOTE = 'بردار را هم پیکان ببین و هم فهرست عددها.\nتمرین ۳ را دوباره حل کن.';

/** یادداشت خصوصی یادگیرنده برای یک درس. همان‌گونه که نوشته می‌شود می‌ماند؛ دکمه‌ی ذخیره ندارد و با رفتن از صفحه یا پایان نشست چیزی از آن گم نمی‌شود. */
const meta = preview.meta({ component: LessonNote, args: { note: '', onSave: fn() } });

export const States = meta.story({
  name: 'یادداشت درس · همه حالت‌ها',
  render: sheet(LessonNote, 360, { خالی: {}, نوشته: { note: NOTE }, 'با فوکوس': focused({ note: NOTE }) }),
});

export const Default = meta.story();

Default.test('[§10.12] It is saved a moment after the last key, and says so', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText(fa.learning.notes), 'سلام');
  await expect(args.onSave).not.toHaveBeenCalled();
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('سلام'));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(fa.learning.saved));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

function Leaving(props: Parameters<typeof LessonNote>[0]) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <LessonNote {...props} />}
      <button type="button" onMouseDown={() => setThere(false)}>
        برو
      </button>
    </>
  );
}

Default.test(
  '[F74] A note that is taken away while it is typed is saved at once',
  { render: (args) => <Leaving {...args} /> },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(fa.learning.notes), 'نیمه');
    await userEvent.click(canvas.getByRole('button', { name: 'برو' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('نیمه');
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
