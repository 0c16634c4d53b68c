import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconNotes } from '@tabler/icons-react';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import type { LearningRecord, Outline } from '../../learning/record.ts';
import { fa } from '../../text/fa.ts';

const NotesDialog = lazyDialog(
  async () => (await import('../../components/syllabus/NotesDialog/NotesDialog.tsx')).NotesDialog,
);

interface CourseNotesProps {
  /** The course's title. */
  course: string;
  outline: Outline;
  record: LearningRecord;
}

/** A button that opens all notes on a course. Renders nothing if there are no notes (product §10). */
export function CourseNotes({ course, outline, record }: CourseNotesProps) {
  const [opened, { open, close }] = useDisclosure();
  const chapters = outline
    .map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.flatMap((lesson) => {
        const note = record.notes.get(lesson.id)?.value.trim();
        return note ? [{ ...lesson, note }] : [];
      }),
    }))
    .filter(({ lessons }) => lessons.length > 0);
  if (chapters.length === 0) return null;
  return (
    <>
      <Button variant="default" size="lg" leftSection={<IconNotes size={22} aria-hidden />} onClick={open}>
        {fa.learning.courseNotes}
      </Button>
      <NotesDialog opened={opened} onClose={close} course={course} chapters={chapters} />
    </>
  );
}
