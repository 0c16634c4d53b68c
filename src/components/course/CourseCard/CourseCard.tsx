import { Anchor, Badge, Button, Card, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { courseTitle } from '../../../course/title.ts';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { isDiscounted } from '../../../course/price.ts';
import classes from './CourseCard.module.css';

const DescriptionDialog = lazy(() =>
  import('../DescriptionDialog/DescriptionDialog.tsx').then((module) => ({ default: module.DescriptionDialog })),
);

interface CourseCardProps {
  /** The course that is shown; prices in rials. */
  course: Course;
  /** Does the signed-in user own it? */
  purchased: boolean;
  /** The level of its title below the heading that it stands under. Default 3. */
  order?: 2 | 3;
}

/** One course to choose, or to go on with when it is bought (product §2, course card). */
export function CourseCard({ course, purchased, order = 3 }: CourseCardProps) {
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const opener = useRef<HTMLButtonElement>(null);
  const title = courseTitle(course);

  // The dialog arrives open, too late to know by itself where the focus came from.
  const close = () => {
    setDialog('closed');
    opener.current?.focus();
  };

  return (
    <Card component="article" className={classes.card} padding="md" data-purchased={purchased || undefined}>
      <Card.Section className={classes.picture}>
        <CourseCover src={course.cover} />
        {purchased && (
          <Badge
            className={classes.badge}
            color="green"
            variant="filled"
            leftSection={<IconCircleCheckFilled size={16} aria-hidden />}
          >
            {fa.courses.purchasedBadge}
          </Badge>
        )}
        {!purchased && isDiscounted(course) && (
          <Badge className={classes.badge} color="saffron" variant="filled">
            {fa.courses.discount(discountOf(course))}
          </Badge>
        )}
      </Card.Section>

      <Text className={classes.department} size="sm" c="dimmed">
        <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
      </Text>
      <Title order={order} size="h4" className={classes.title} lineClamp={2} dir={directionOf(title)} title={title}>
        {title}
      </Title>
      <Anchor
        ref={opener}
        component="button"
        type="button"
        className={classes.more}
        size="sm"
        aria-haspopup="dialog"
        aria-label={fa.courses.descriptionOf(title)}
        onClick={() => setDialog('open')}
      >
        <IconInfoCircle size={18} aria-hidden />
        {fa.courses.description}
      </Anchor>

      <div className={classes.foot}>
        <PriceTag course={course} />
        {purchased ? (
          <Button
            component={Link}
            to={paths.syllabus(course.id)}
            color="green"
            fullWidth
            aria-label={fa.courses.viewOf(title)}
          >
            {fa.courses.view}
          </Button>
        ) : (
          <Button component={Link} to={paths.purchase(course.id)} fullWidth aria-label={fa.courses.buyOf(title)}>
            {fa.courses.buy}
          </Button>
        )}
      </div>

      {dialog !== 'unopened' && (
        <Suspense>
          <DescriptionDialog course={course} opened={dialog === 'open'} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}

function discountOf({ price, amount_with_discount }: Course): number {
  return Math.round((1 - (amount_with_discount ?? 0) / (price || 1)) * 100);
}
