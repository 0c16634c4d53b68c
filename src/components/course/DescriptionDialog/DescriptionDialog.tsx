import { Group, Modal, Text, Title } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import type { Course } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import '../../../theme/overlay.css';
import { courseTitle } from '../../../course/title.ts';
import { fa } from '../../../text/fa.ts';
import { CourseFoot } from '../CourseCard/CourseCard.tsx';
import { Words } from '../../layout/Words/Words.tsx';

interface DescriptionDialogProps extends DialogProps {
  /** The course, with prices in rials. Its description may be null. */
  course: Course;
  /** Whether the user owns the course. */
  purchased: boolean;
}

/** A dialog with a course's description, price and action, at most 600 px wide (product §2, §9). */
export function DescriptionDialog({ course, purchased, opened, onClose }: DescriptionDialogProps) {
  const title = courseTitle(course);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <Text span c="dimmed">
          {fa.courses.description}
        </Text>
      }
      size={600}
      // The course's title follows closely.
      styles={{ header: { paddingBottom: 0 } }}
    >
      <Title order={3} size="h2" dir={directionOf(title)} mb="sm">
        <Words>{title}</Words>
      </Title>
      {course.description === null ? (
        <Text c="dimmed">{fa.courses.noDescription}</Text>
      ) : (
        <Text dir={directionOf(course.description)} data-lines>
          <Words>{course.description}</Words>
        </Text>
      )}
      <Group justify="space-between" mt="lg" __vars={{ '--price-size': 'var(--mantine-font-size-xl)' }}>
        <CourseFoot course={course} purchased={purchased} variant="filled" onFollow={onClose} />
      </Group>
    </Modal>
  );
}
