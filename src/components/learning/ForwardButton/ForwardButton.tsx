import { Button, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { CourseStep } from '../../../learning/progress.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import classes from './ForwardButton.module.css';

interface ForwardButtonProps {
  /** The address that the button leads to. */
  to: string;
  /** The id of the lesson's course. It is passed in the location state. */
  courseId?: string | undefined;
  /** A small label above the name. */
  above?: string | undefined;
  /** The name of the target. */
  children: string;
  /** A class that positions the button. */
  className?: string | undefined;
}

/** The page's primary action: a large link to the next step of a course (product §10). */
export function ForwardButton({ to, courseId, above, children, className = '' }: ForwardButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      state={courseId === undefined ? undefined : { courseId }}
      size="lg"
      className={className}
      classNames={{ root: classes.root ?? '', label: classes.label ?? '' }}
      rightSection={<IconArrowRight size={22} className="mantine-rotate-rtl" aria-hidden />}
    >
      <span>
        {above !== undefined && (
          <Text span size="xs" display="block">
            {above}:{' '}
          </Text>
        )}
        <bdi className={classes.name}>{children}</bdi>
      </span>
    </Button>
  );
}

interface StepButtonProps extends Pick<ForwardButtonProps, 'className'> {
  /** The course and the lesson to continue with. Without a lesson, the button leads to the chapters. */
  step: CourseStep;
}

/** The button that starts or continues a course (product §10). */
export function StepButton({ step: { course, lesson, isNew }, ...button }: StepButtonProps) {
  return (
    <ForwardButton
      to={lesson ? paths.lesson(lesson.id) : paths.syllabus(course.id)}
      courseId={lesson && course.id}
      above={lesson || isNew ? fa.learning.stepKind(isNew) : undefined}
      {...button}
    >
      {lesson?.title ?? fa.learning.toSyllabus}
    </ForwardButton>
  );
}
