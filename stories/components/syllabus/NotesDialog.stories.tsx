import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { NotesDialog } from '../../../src/components/syllabus/NotesDialog/NotesDialog.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { chapters, courses, lessons } from '../../fixtures.ts';

const [chapter] = chapters;
const notes = [
  {
    id: chapter.id,
    title: chapter.title,
    lessons: lessons
      .slice(0, 2)
      .map(({ id, title }) => ({ id, title, note: `نکته‌ی ${title}\n- تمرین را دوباره حل کن.` })),
  },
];

/** همه‌ی یادداشت‌های یک دوره، به ترتیب درس‌ها: برای خواندن، چاپ، و دریافت در یک فایل Markdown. */
const meta = preview.meta({
  component: NotesDialog,
  args: { opened: true, onClose: fn(), course: courses.plain.title, chapters: notes },
  parameters: overlaid(560),
});

export const Open = meta.story({
  name: 'یادداشت‌های دوره · باز',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: fa.learning.notesOf(courses.plain.title) })).toBeVisible();
    const link = screen.getByRole('link', { name: lessons[0].title });
    await expect(link).toHaveAttribute('href', paths.lesson(lessons[0].id));
  },
});

export const Downloads = meta.story({
  play: async ({ userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: fa.learning.download }));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toBe(fa.learning.noteFile(courses.plain.title));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
