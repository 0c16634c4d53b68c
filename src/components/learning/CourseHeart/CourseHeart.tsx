import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { Course } from '../../../api/courses.ts';
import { courseTitle } from '../../../course/title.ts';
import { learningText } from '../../../text/learning.ts';
import { useSavedCourse } from '../useSavedCourse.ts';
import classes from './CourseHeart.module.css';

/** The heart at the corner of a course's words that keeps it on the profile, or lets it go (product §10). */
export function CourseHeart({ course }: { /** The course that is kept. */ course: Course }) {
  const { saved, toggle } = useSavedCourse(course.id);
  const Heart = saved ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={classes.root}
      color={saved ? 'red' : 'gray'}
      aria-pressed={saved}
      aria-label={learningText.saveOf(courseTitle(course))}
      onClick={toggle}
    >
      <Heart size={22} aria-hidden />
    </ActionIcon>
  );
}
