import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Department } from '../../../api/departments.ts';
import { descriptionParts } from '../../../course/description.ts';
import { amountOf } from '../../../course/price.ts';
import { courseTitle } from '../../../course/title.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { DepartmentCard } from '../../department/DepartmentCard/DepartmentCard.tsx';
import { Loading } from '../../feedback/Notice/Notice.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { Words } from '../../layout/Words/Words.tsx';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import { BuyingSteps } from './BuyingSteps.tsx';
import { CourseFacts, type CourseFactsProps } from './courseFacts.tsx';
import { CourseOffer, type CourseOfferProps } from './CourseOffer.tsx';
import { dockedHeight } from '../Offer/Offer.tsx';
import offerClasses from '../Offer/Offer.module.css';
import classes from './CourseDetail.module.css';

interface CourseDetailProps extends CourseOfferProps, CourseFactsProps {
  /** The course's department. Undefined if it has not loaded. */
  department?: Department | undefined;
  /** Other actions, such as a share button. */
  actions?: ReactNode;
  /** More content below the course. */
  children?: ReactNode;
}

/** A course with its offer or, for owners, the next lesson (product §2, course page). */
export function CourseDetail({ department, evidence, actions, children, ...offer }: CourseDetailProps) {
  const { course, step, onAdd } = offer;
  const { lead, needs, rest } = descriptionParts(course.description ?? fa.courses.noDescription);
  // The department's card shows the number of its courses. Without a card, this number is a fact.
  const size = department && evidence?.find(({ kind }) => kind === 'department');
  const isForSale = !step && onAdd !== undefined;
  const isFree = isForSale && amountOf(course) === 0;
  // If the course is free, a line below the price says so. The list then omits this fact.
  const facts = evidence && evidence.filter((fact) => fact !== size && !(isFree && fact.kind === 'free'));
  const isAwaited = course.department && evidence === null;
  const departmentName = <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>;
  return (
    <Page>
      <div className={classes.root} data-steps={isForSale || undefined}>
        <article className={classes.course}>
          <div className={classes.head}>
            {department ? (
              <Anchor component={Link} to={paths.department(department.id)} data-touch>
                {departmentName}
              </Anchor>
            ) : (
              <Text span c="dimmed" data-touch>
                {departmentName}
              </Text>
            )}
            <PageHeading title={courseTitle(course)} lead={lead} />
          </div>
          <div className={classes.box}>
            <div ref={dockedHeight} className={`${offerClasses.docked} ${classes.offer}`} data-personal>
              <CourseOffer {...offer} />
            </div>
            {actions && (
              <Group gap="xs" className={classes.actions} data-personal>
                {actions}
              </Group>
            )}
            <CourseFacts evidence={facts} departmentId={isForSale ? department?.id : undefined} />
          </div>
          <div className={classes.words}>
            {rest !== null && (
              <section>
                <Title order={2} mb="xs">
                  {fa.courses.description}
                </Title>
                <Text size="lg" maw="34em" dir={directionOf(rest)} data-lines>
                  <Words>{rest}</Words>
                </Text>
              </section>
            )}
            {needs !== null && (
              <section className={classes.needs}>
                <Title order={2} mb="xs">
                  {fa.course.needs}
                </Title>
                <Text size="lg">
                  <Words>{needs}</Words>
                </Text>
              </section>
            )}
          </div>
          <div className={classes.aside} data-awaiting={isAwaited || undefined}>
            <div className={classes.cover}>
              <CourseCover src={course.cover} eager />
            </div>
            {department && evidence !== null && (
              <section className={classes.department}>
                <Title order={2} size="h3">
                  {fa.course.ofDepartment}
                </Title>
                <DepartmentCard department={department} count={size?.count} />
              </section>
            )}
          </div>
          {isForSale && (
            <div className={classes.steps}>
              <BuyingSteps free={isFree} taken={offer.inBasket ? 1 : undefined} />
            </div>
          )}
        </article>
        <div className={classes.more}>{children}</div>
      </div>
    </Page>
  );
}

/** The skeleton of `CourseDetail`. */
export function CourseDetailSkeleton() {
  return (
    <Page>
      <Loading />
      <div className={classes.root}>
        <div className={classes.head}>
          <Skeleton h={18} w="25%" mb="sm" />
          <Skeleton h={44} w="min(80%, 28rem)" mb={40} />
          <Skeleton h={18} w="90%" />
        </div>
        <div className={classes.aside}>
          <Skeleton className={classes.cover} h="auto" style={{ aspectRatio: '16 / 9' }} />
        </div>
        <div className={classes.box}>
          <div className={`${offerClasses.docked} ${classes.offer}`}>
            <Skeleton h={32} w={140} />
            <Skeleton h={50} w={180} radius="md" />
          </div>
        </div>
      </div>
    </Page>
  );
}
