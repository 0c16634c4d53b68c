import { Anchor, Box, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { downloadText } from '../../../lib/download.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';
import { asMarkdown, type ChapterNotes } from './asMarkdown.ts';
import classes from './NotesDialog.module.css';

interface NotesDialogProps extends DialogProps {
  /** The course's title. */
  course: string;
  /** The chapters with notes, in order. */
  chapters: readonly ChapterNotes[];
}

/** A dialog with all notes on a course, which the user can print and download (product §10). */
export function NotesDialog({ opened, onClose, course, chapters }: NotesDialogProps) {
  const download = () => downloadText(fa.learning.noteFile(course), asMarkdown(course, chapters), 'text/markdown');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={fa.learning.notesOf(course)}
      size={720}
      classNames={{ root: classes.root ?? '' }}
    >
      {chapters.length === 0 ? (
        <Text c="dimmed">{fa.learning.noNotes}</Text>
      ) : (
        <Stack gap="lg">
          <Group gap="sm" className={classes.actions}>
            <Button variant="light" leftSection={<IconDownload size={20} aria-hidden />} onClick={download}>
              {fa.learning.download}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={20} aria-hidden />}
              onClick={() => globalThis.print()}
            >
              {fa.learning.print}
            </Button>
          </Group>
          {chapters.map(({ id, title, lessons }) => (
            <section key={id}>
              <Title order={3} size="h4" dir={directionOf(title)}>
                {title}
              </Title>
              {lessons.map((lesson) => (
                <Box component="article" key={lesson.id} mt="sm">
                  <Anchor component={Link} to={paths.lesson(lesson.id)} fw={600}>
                    <bdi>{lesson.title}</bdi>
                  </Anchor>
                  <Text dir={directionOf(lesson.note)} data-lines>
                    {lesson.note}
                  </Text>
                </Box>
              ))}
            </section>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
