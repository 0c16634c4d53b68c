import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Course } from '../../../api/courses.ts';
import { clampWords, directionOf, excerptOf } from '../../../lib/text.ts';
import { courses } from '../../../text/fa/courses.ts';
import { courseTitle } from '../../../course/title.ts';
import { amountOf } from '../../../course/price.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './CourseCard.module.css';

// The maximum lengths of the title and the excerpt, in characters. The course page shows the whole texts.
const LONGEST_TITLE = 56;
const LONGEST_EXCERPT = 88;
// Fits into two lines of most cards, so that the ellipsis follows a whole word.
const SHORTENED = 66;

export interface CourseCardProps {
  /** The course, with prices in rials. */
  course: Course;
  /** Whether the user owns the course. */
  purchased: boolean;
  /** The user's progress in a bought course, shown in place of its price. Default: the price is shown. */
  progress?: ReactNode;
  /** The reason why the course is shown first. Default: none. */
  reason?: string | undefined;
  /** Whether the cover is initially visible and therefore loads at once. Default false. */
  eager?: boolean;
  /** Content for the top corner of the card's text area, such as a heart button. */
  corner?: ReactNode;
  /** Opens the course's description. */
  onDescribe: () => void;
}

/** A course with its price, and a link to its page or, for owners, to the syllabus (product §2, course card). */
export function CourseCard({
  course,
  purchased,
  progress,
  reason,
  eager = false,
  corner,
  onDescribe,
}: CourseCardProps) {
  const title = courseTitle(course);
  const excerpt = course.description && excerptOf(course.description, LONGEST_EXCERPT, SHORTENED);

  return (
    <Card component="article" className={classes.card} padding={0}>
      <div className={classes.picture}>
        <CourseCover src={course.cover} eager={eager} />
      </div>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          <bdi>{course.department_name ?? courses.unknownDepartment}</bdi>
        </Text>
        <Title order={3} size="h4" className={classes.title} lineClamp={4} dir={directionOf(title)} title={title}>
          <Words>{clampWords(title, LONGEST_TITLE)}</Words>
        </Title>
        {reason && (
          <Text size="sm" c="saffron" fw={700} mt={4} style={{ textWrap: 'balance' }}>
            {reason}
          </Text>
        )}
        {corner}
        <Text c="dimmed" className={classes.excerpt} dir={excerpt ? directionOf(excerpt) : undefined}>
          {excerpt && (
            <span data-excerpt>
              <Words>{excerpt}</Words>
            </span>
          )}
          <Anchor
            component="button"
            type="button"
            className={classes.more}
            inherit
            aria-haspopup="dialog"
            aria-label={courses.descriptionOf(title)}
            onClick={onDescribe}
          >
            {courses.description}
          </Anchor>
        </Text>
      </div>
      <div className={classes.foot}>
        <CourseFoot course={course} purchased={purchased} progress={progress} />
      </div>
    </Card>
  );
}

interface CourseFootProps extends Pick<CourseCardProps, 'course' | 'purchased' | 'progress'> {
  /** The variant of the button. Default `light`. */
  variant?: 'light' | 'filled';
  /** Called when the link is followed. */
  onFollow?: () => void;
}

/** A course's price and its one action: buy, get for free or, for owners, view (product §2, course card). */
export function CourseFoot({ course, purchased, progress, variant = 'light', onFollow }: CourseFootProps) {
  const [action, actionOf] = purchased
    ? [courses.view, courses.viewOf]
    : amountOf(course) === 0
      ? [courses.getFree, courses.getFreeOf]
      : [courses.buy, courses.buyOf];
  return (
    <>
      <PriceTag course={course} paid={purchased} progress={progress} />
      <Button
        component={Link}
        to={purchased ? paths.syllabus(course.id) : paths.purchase(course.id)}
        onClick={onFollow}
        variant={variant}
        color={purchased ? 'green' : 'lapis'}
        px="md"
        aria-label={actionOf(courseTitle(course))}
      >
        {action}
      </Button>
    </>
  );
}
