import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { announcement } from '../../../src/components/feedback/announce.ts';
import { LessonNote } from '../../../src/components/syllabus/LessonNote/LessonNote.tsx';
import { fa } from '../../../src/text/fa.ts';

const NOTE = 'بردار را هم پیکان ببین و هم فهرست عددها.\nتمرین ۳ را دوباره حل کن.';

/** یادداشت خصوصی یادگیرنده برای یک درس. همان‌گونه که نوشته می‌شود می‌ماند؛ دکمه‌ی ذخیره ندارد و با رفتن از صفحه یا پایان نشست چیزی از آن گم نمی‌شود. */
const meta = preview.meta({ component: LessonNote, args: { note: '', onSave: fn(async () => true) } });

export const States = meta.story({
  name: 'یادداشت درس · همه حالت‌ها',
  render: sheet(LessonNote, 360, {
    خالی: {},
    نوشته: { note: NOTE },
    'با فوکوس': focused({ note: NOTE }),
    'دو متن از دو زبانه': { note: NOTE, merged: true },
  }),
});

export const Default = meta.story();

Default.test(
  '[§10.12] The note is saved after the last key press, with a message',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(fa.learning.notes), 'سلام');
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('سلام', ''));
    await expect((await canvas.findAllByText(fa.learning.saved))[0]).toBeVisible();
    await waitFor(() => expect(announcement.getState().text).toBe(fa.learning.saved), { timeout: 3000 });
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

Default.test(
  '[F88] «saved» appears only after storing, and long pasted text is not truncated',
  { args: { onSave: fn(async () => false) } },
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(fa.learning.notes);
    const long = 'ب'.repeat(50_000);
    await userEvent.click(field);
    await userEvent.paste(long);
    await expect((await canvas.findAllByText(fa.learning.unkept))[0]).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(long, '');
    await expect(canvas.queryByText(fa.learning.saved, { ignore: '[data-announcement]', exact: false })).toBeNull();
  },
);

Default.test(
  '[F89] If another tab changes the note, the typed text is saved together with the text before the edit',
  { render: (args) => <Changing {...args} /> },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(fa.learning.notes), 'الف');
    await fireEvent.mouseDown(canvas.getByRole('button', { name: 'زبانه‌ی دیگر' }));
    await fireEvent.change(canvas.getByLabelText(fa.learning.notes), { target: { value: 'الف ب' } });
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('الف ب', ''));
    await expect(canvas.getByLabelText(fa.learning.notes)).toHaveValue(NOTE);
  },
);

/** A note that another tab changes while the user is typing. */
function Changing(props: Parameters<typeof LessonNote>[0]) {
  const [note, setNote] = useState('');
  return (
    <>
      <LessonNote {...props} note={note} />
      <button type="button" onMouseDown={(event) => (event.preventDefault(), setNote(NOTE))}>
        زبانه‌ی دیگر
      </button>
    </>
  );
}

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
  '[F74] A note that unmounts during typing is saved at once',
  { render: (args) => <Leaving {...args} /> },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(fa.learning.notes), 'نیمه');
    await userEvent.click(canvas.getByRole('button', { name: 'برو' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('نیمه', '');
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
