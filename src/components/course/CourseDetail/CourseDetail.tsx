import { Anchor, Badge, Button, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconShoppingBag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Course } from '../../../api/courses.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import classes from './CourseDetail.module.css';
import { courseTitle } from '../../../course/title.ts';
import { Prices } from './Prices.tsx';

interface CourseDetailProps {
  /** The course that is shown; prices in rials. */
  course: Course;
  /** Does the signed-in user own it? Then there is nothing to buy. */
  purchased: boolean;
  /** Does it lie in the basket, so that the way there is offered? */
  inBasket: boolean;
  /** Is it on its way into the basket? */
  busy: boolean;
  /** Called when it is to be put into the basket. */
  onAdd: () => void;
}

/** A course with all that one wants to know before buying it (product §2, course purchase detail). */
export function CourseDetail({ course, purchased, inBasket, busy, onAdd }: CourseDetailProps) {
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <article className={classes.columns}>
        <header className={classes.head}>
          <Text c="dimmed">
            <bdi>{course.department_name ?? fa.courses.unknownDepartment}</bdi>
          </Text>
          <Title order={1} dir={directionOf(courseTitle(course))}>
            {courseTitle(course)}
          </Title>
        </header>

        <Paper className={classes.offer} withBorder shadow="md">
          <CourseCover src={course.cover} eager />
          <Stack p="lg" gap="md">
            {purchased ? (
              <>
                <Badge color="green" variant="filled" leftSection={<IconCircleCheckFilled size={16} aria-hidden />}>
                  {fa.courses.purchasedBadge}
                </Badge>
                <Button component={Link} to={paths.syllabus(course.id)} color="green" size="lg" fullWidth>
                  {fa.courses.view}
                </Button>
              </>
            ) : (
              <>
                <Prices course={course} />
                <Button
                  size="lg"
                  fullWidth
                  loading={busy}
                  leftSection={<IconShoppingBag size={22} aria-hidden />}
                  onClick={onAdd}
                >
                  {fa.courses.addToBasket}
                </Button>
                {inBasket && (
                  <Anchor component={Link} to={paths.basket} className={classes.toBasket}>
                    {fa.courses.toBasket}
                  </Anchor>
                )}
              </>
            )}
          </Stack>
        </Paper>

        <section className={classes.description}>
          <Title order={2} size="h3" mb="xs">
            {fa.courses.description}
          </Title>
          {course.description === null ? (
            <Text c="dimmed">{fa.courses.noDescription}</Text>
          ) : (
            <Text className={classes.text} size="lg" dir={directionOf(course.description)}>
              {course.description}
            </Text>
          )}
        </section>
      </article>
    </Container>
  );
}
