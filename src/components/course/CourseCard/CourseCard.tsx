import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '../../layout/Link/Link.tsx';
import type { Course } from '../../../api/courses.ts';
import { clampWords, directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { courseTitle } from '../../../course/title.ts';
import { useHydrated } from '../../../data/hydrated.tsx';
import { lazyDialog, lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { amountOf, isDiscounted } from '../../../course/price.ts';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './CourseCard.module.css';

const DescriptionDialog = lazyDialog(
  async () => (await import('../DescriptionDialog/DescriptionDialog.tsx')).DescriptionDialog,
  { ahead: true },
);

const CourseHeart = lazyPart(async () => (await import('../../learning/CourseHeart/CourseHeart.tsx')).CourseHeart, {
  failed: () => null,
});

// About two lines; the whole title is on the course's own page.
const LONGEST_TITLE = 56;

interface CourseCardProps {
  /** The course that is shown; prices in rials. */
  course: Course;
  /** Does the signed-in user own it? */
  purchased: boolean;
}

/** One course to choose, or to go on with when it is bought (product §2, course card). */
export function CourseCard({ course, purchased }: CourseCardProps) {
  const [opened, { open, close }] = useDisclosure();
  const isHydrated = useHydrated();
  const title = courseTitle(course);
  const isFree = amountOf(course) === 0;
  const badge = purchased ? fa.courses.purchasedBadge : isDiscounted(course) && fa.courses.discount(discountOf(course));

  return (
    <Card component="article" className={classes.card} padding={0} data-purchased={purchased || undefined}>
      <div className={classes.picture}>
        <CourseCover src={course.cover} />
      </div>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
        </Text>
        <Title order={3} size="h4" className={classes.title} lineClamp={3} dir={directionOf(title)} title={title}>
          <Words>{clampWords(title, LONGEST_TITLE)}</Words>
        </Title>
        {/* Of the device's own, which no page that was rendered ahead knows. */}
        {!purchased && isHydrated && <CourseHeart course={course} />}
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
          aria-label={fa.courses.descriptionOf(title)}
          onClick={open}
        >
          <IconInfoCircle size={20} aria-hidden />
          <span>{fa.courses.description}</span>
        </Anchor>
        <Button
          component={Link}
          to={purchased ? paths.syllabus(course.id) : paths.purchase(course.id)}
          variant="light"
          color={purchased ? 'green' : 'lapis'}
          px="md"
          aria-label={
            purchased ? fa.courses.viewOf(title) : isFree ? fa.courses.getFreeOf(title) : fa.courses.buyOf(title)
          }
        >
          {purchased ? fa.courses.view : isFree ? fa.courses.getFree : fa.courses.buy}
        </Button>
      </div>

      <DescriptionDialog course={course} opened={opened} onClose={close} />
    </Card>
  );
}

function discountOf({ price, amount_with_discount }: Course): number {
  return Math.round((1 - (amount_with_discount ?? 0) / (price || 1)) * 100);
}
