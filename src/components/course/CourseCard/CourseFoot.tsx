import { Button } from '@mantine/core';
import type { Course } from '../../../api/courses.ts';
import { amountOf } from '../../../course/price.ts';
import { courseTitle } from '../../../course/title.ts';
import { paths } from '../../../paths.ts';
import { courses } from '../../../text/fa/courses.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';

interface CourseFootProps {
  /** The course. Prices in rials. */
  course: Course;
  /** Whether the user owns it. */
  purchased: boolean;
}

/** A course's price and its one action: buy, get for free, or view if it is owned (product §2, course card). */
export function CourseFoot({ course, purchased }: CourseFootProps) {
  const [action, actionOf] = purchased
    ? [courses.view, courses.viewOf]
    : amountOf(course) === 0
      ? [courses.getFree, courses.getFreeOf]
      : [courses.buy, courses.buyOf];
  return (
    <>
      <PriceTag course={course} paid={purchased} />
      <Button
        component={Link}
        to={purchased ? paths.syllabus(course.id) : paths.purchase(course.id)}
        variant="light"
        color={purchased ? 'green' : 'lapis'}
        px="md"
        aria-label={actionOf(courseTitle(course))}
      >
        {action}
      </Button>
    </>
  );
}
