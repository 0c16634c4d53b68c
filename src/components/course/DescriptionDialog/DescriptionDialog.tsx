import { Modal, Text } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import type { Course } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import '../../../theme/overlay.css';
import { courseTitle } from '../../../course/title.ts';
import { fa } from '../../../text/fa.ts';

interface DescriptionDialogProps extends DialogProps {
  /** The course. Its description may be null. */
  course: Pick<Course, 'title' | 'description'>;
}

/** A course's description, at most 600 px wide (product §2, §9). */
export function DescriptionDialog({ course, opened, onClose }: DescriptionDialogProps) {
  const title = courseTitle(course);
  return (
    <Modal opened={opened} onClose={onClose} title={fa.courses.description} size={600}>
      <Text fw={700} dir={directionOf(title)} mb="xs">
        {title}
      </Text>
      {course.description === null ? (
        <Text c="dimmed">{fa.courses.noDescription}</Text>
      ) : (
        <Text dir={directionOf(course.description)} data-lines>
          {course.description}
        </Text>
      )}
    </Modal>
  );
}
