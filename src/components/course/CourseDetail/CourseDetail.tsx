import { Anchor, Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconShoppingBag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Course } from '../../../api/courses.ts';
import { amountOf, isDiscounted, type Prices as CoursePrices } from '../../../course/price.ts';
import { courseTitle } from '../../../course/title.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';
import { Loading } from '../../feedback/Notice/Notice.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { Words } from '../../layout/Words/Words.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { Offer, OfferColumns } from '../Offer/Offer.tsx';
import classes from './CourseDetail.module.css';
import { CourseFacts } from './CourseFacts.tsx';

interface CourseDetailProps {
  /** The course. Prices in rials. */
  course: Course;
  /** Whether the user owns it, so that no purchase is offered. */
  purchased: boolean;
  /** Whether it is in the basket. The button then leads there. */
  inBasket: boolean;
  /** Whether it was added on this visit. The button then stays in place. Default false. */
  added?: boolean;
  /** Adds it to the basket. Undefined if it is not for sale. */
  onAdd?: (() => void) | undefined;
  /** More content below both columns. */
  children?: ReactNode;
}

const large = { size: 'lg', leftSection: <IconShoppingBag size={22} aria-hidden /> } as const;
const toBasket = { component: Link, to: paths.basket, children: fa.course.toBasket, 'data-touch': true } as const;

/** The course page before the purchase (product §2, course page). */
export function CourseDetail({ course, purchased, inBasket, added = false, onAdd, children }: CourseDetailProps) {
  return (
    <Page>
      <article>
        <OfferColumns
          aside={
            <>
              <Offer data-personal>
                {purchased || !onAdd ? (
                  <>
                    {purchased && (
                      <Group gap="xs" fw={700} c="green">
                        <IconCircleCheckFilled size={20} aria-hidden />
                        {fa.courses.purchasedBadge}
                      </Group>
                    )}
                    <Button component={Link} to={paths.syllabus(course.id)} color="green" size="lg">
                      {fa.courses.view}
                    </Button>
                  </>
                ) : (
                  <>
                    <Prices course={course} />
                    {inBasket && !added ? (
                      <Button {...toBasket} {...large} />
                    ) : (
                      <Button onClick={onAdd} {...large}>
                        {fa.course.addToBasket}
                      </Button>
                    )}
                    {inBasket && (added ? <Anchor {...toBasket} /> : <Text c="dimmed">{fa.course.inBasket}</Text>)}
                  </>
                )}
              </Offer>
              {(purchased || onAdd) && <CourseFacts steps={!purchased} />}
            </>
          }
        >
          <Stack gap={0} miw={0}>
            <Text c="dimmed">
              <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
            </Text>
            <PageHeading title={courseTitle(course)} />
            <div className={classes.cover}>
              <CourseCover src={course.cover} eager />
            </div>
            <Box component="section" maw="29.5em" miw={0}>
              <Title order={2} size="h3" mb="xs">
                {fa.courses.description}
              </Title>
              {course.description === null ? (
                <Text c="dimmed">{fa.courses.noDescription}</Text>
              ) : (
                <Text size="lg" lh={2} dir={directionOf(course.description)} data-lines>
                  <Words>{course.description}</Words>
                </Text>
              )}
            </Box>
          </Stack>
        </OfferColumns>
      </article>
      {children}
    </Page>
  );
}

/** The price, with the discounted price below it. */
function Prices({ course }: { course: CoursePrices }) {
  const discounted = isDiscounted(course);
  return (
    <dl className={classes.prices}>
      <dt>{fa.course.price}</dt>
      <dd data-final={!discounted || undefined}>
        {discounted ? <s>{formatPrice(course.price)}</s> : formatPrice(amountOf(course))}
      </dd>
      {discounted && (
        <>
          <dt>{fa.course.discountedPrice}</dt>
          <dd data-final>{formatPrice(amountOf(course))}</dd>
        </>
      )}
    </dl>
  );
}

/** The skeleton of a course's detail. */
export function CourseDetailSkeleton() {
  return (
    <Page>
      <Loading />
      <OfferColumns
        aside={
          <Offer>
            <Skeleton h={32} w="min(40%, 12rem)" />
            <Skeleton h={50} w={{ base: 160, md: '100%' }} radius="md" />
          </Offer>
        }
      >
        <Stack gap={0} miw={0}>
          <Skeleton h={18} w="25%" mb="sm" />
          <Skeleton h={44} w="min(80%, 28rem)" mb={40} />
          <Skeleton className={classes.cover} radius="lg" style={{ aspectRatio: '16 / 9' }} />
          <Skeleton h={26} w="30%" mb="sm" />
          <Skeleton h={18} w="65%" />
        </Stack>
      </OfferColumns>
    </Page>
  );
}
