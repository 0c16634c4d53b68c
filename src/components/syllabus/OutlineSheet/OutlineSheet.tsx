import { Drawer } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import type { StudiedChapter } from '../../../learning/progress.ts';
import { learningText } from '../../../text/learning.ts';
import '../../../theme/overlay.css';
import { CourseOutline } from '../CourseOutline/CourseOutline.tsx';
import classes from './OutlineSheet.module.css';

interface OutlineSheetProps extends DialogProps {
  /** The chapters, in order. */
  chapters: readonly StudiedChapter[];
  /** The course, handed on to each lesson's page. */
  courseId: string;
  /** Id of the lesson that is open. */
  current: string;
}

/** The outline of a course in a sheet from below, where there is no room beside the lesson (product §10). */
export function OutlineSheet({ opened, onClose, ...outline }: OutlineSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="80dvh"
      title={learningText.outline}
      closeButtonProps={{ 'aria-label': learningText.closeOutline, size: 'lg' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <CourseOutline {...outline} />
    </Drawer>
  );
}
