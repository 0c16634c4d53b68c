import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import type { Course } from '../../../api/courses.ts';
import { clampWords, directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { courses } from '../../../text/fa/courses.ts';
import { courseTitle } from '../../../course/title.ts';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { amountOf, discountOf } from '../../../course/price.ts';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './CourseCard.module.css';

// About two lines. The course page has the whole title.
const LONGEST_TITLE = 56;

interface CourseCardProps {
  /** The course. Prices in rials. */
  course: Course;
  /** Whether the user owns it. */
  purchased: boolean;
  /** Stands in the corner of the text, such as a heart. */
  corner?: ReactNode;
  /** Opens the course's description. */
  onDescribe: () => void;
}

/** One course to choose, or to continue if it is owned (product §2, course card). */
export function CourseCard({ course, purchased, corner, onDescribe }: CourseCardProps) {
  const title = courseTitle(course);
  const [action, actionOf] = purchased
    ? [courses.view, courses.viewOf]
    : amountOf(course) === 0
      ? [courses.getFree, courses.getFreeOf]
      : [courses.buy, courses.buyOf];
  const percent = discountOf(course);
  const badge = purchased ? courses.purchasedBadge : percent > 0 && courses.discount(percent);

  return (
    <Card component="article" className={classes.card} padding={0} data-purchased={purchased || undefined}>
      <div className={classes.picture}>
        <CourseCover src={course.cover} />
      </div>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          <bdi>{course.department_name ?? courses.unknownDepartment}</bdi>
        </Text>
        <Title order={3} size="h4" className={classes.title} lineClamp={3} dir={directionOf(title)} title={title}>
          <Words>{clampWords(title, LONGEST_TITLE)}</Words>
        </Title>
        {corner}
      </div>
      <div className={classes.foot}>
        {badge && <span className={classes.badge}>{badge}</span>}
        <PriceTag course={course} paid={purchased} />
        <Anchor
          component="button"
          type="button"
          className={classes.more}
          size="sm"
          aria-haspopup="dialog"
          aria-label={courses.descriptionOf(title)}
          onClick={onDescribe}
        >
          <IconInfoCircle size={20} aria-hidden />
          <span>{courses.description}</span>
        </Anchor>
        <Button
          component={Link}
          to={purchased ? paths.syllabus(course.id) : paths.purchase(course.id)}
          variant="light"
          color={purchased ? 'green' : 'lapis'}
          px="md"
          aria-label={actionOf(title)}
        >
          {action}
        </Button>
      </div>
    </Card>
  );
}
