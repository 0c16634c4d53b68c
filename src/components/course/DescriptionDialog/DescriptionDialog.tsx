import { Modal, Text } from '@mantine/core';
import type { Course } from '../../../api/courseSchema.ts';
import { directionOf, stripBidi } from '../../../lib/text.ts';
import '../../../theme/overlay.css';
import { fa } from '../../../text/fa.ts';

interface DescriptionDialogProps {
  course: Pick<Course, 'title' | 'description'>;
  opened: boolean;
  onClose: () => void;
}

/** A course's description, at most 600 px wide (product §2, §9). */
export function DescriptionDialog({ course, opened, onClose }: DescriptionDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={fa.courses.description} size={600}>
      <Text fw={700} dir={directionOf(course.title)} mb="xs">
        {stripBidi(course.title)}
      </Text>
      {course.description === null ? (
        <Text c="dimmed">{fa.courses.noDescription}</Text>
      ) : (
        <Text dir={directionOf(course.description)} style={{ whiteSpace: 'pre-line' }}>
          {course.description}
        </Text>
      )}
    </Modal>
  );
}
