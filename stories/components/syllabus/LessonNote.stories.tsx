import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LessonNote } from '../../../src/components/syllabus/LessonNote/LessonNote.tsx';
import { learningText } from '../../../src/text/learning.ts';
import { Focused } from '../../sheets.tsx';

const NOTE = 'بردار را هم پیکان ببین و هم فهرست عددها.\nتمرین ۳ را دوباره حل کن.';

const meta = preview.meta({
  title: 'Components/Syllabus/LessonNote',
  component: LessonNote,
  tags: ['autodocs'],
  args: { note: '', onSave: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'یادداشت خصوصی یادگیرنده برای یک درس. همان‌گونه که نوشته می‌شود می‌ماند؛ دکمه‌ی ذخیره ندارد و با رفتن از صفحه یا پایان نشست چیزی از آن گم نمی‌شود.',
      },
    },
  },
});

export const States = meta.story({
  name: 'یادداشت درس · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={360}>
      <State name="خالی">
        <LessonNote {...args} />
      </State>
      <State name="نوشته">
        <LessonNote {...args} note={NOTE} />
      </State>
      <Focused name="با فوکوس">
        <LessonNote {...args} note={NOTE} />
      </Focused>
    </StateSheet>
  ),
});

export const SavesAsTyped = meta.story({
  name: '[§10.12] It is saved a moment after the last key, and says so',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(learningText.notes), 'سلام');
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('سلام'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(learningText.saved));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
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

export const SavesWhenItLeaves = meta.story({
  name: '[F74] A note that is taken away while it is typed is saved at once',
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(learningText.notes), 'نیمه');
    await userEvent.click(canvas.getByRole('button', { name: 'برو' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('نیمه');
  },
});
