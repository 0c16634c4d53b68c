import { Anchor, Card, Skeleton, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { CourseCover } from '../../components/course/CourseCover/CourseCover.tsx';
import { HeroSlider, type HeroSlide } from '../../components/course/HeroSlider/HeroSlider.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { Words } from '../../components/layout/Words/Words.tsx';
import { courseTitle } from '../../course/title.ts';
import { lessonsAfter } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { directionOf } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import classes from './HomePage.module.css';
import { PromiseRoom } from './HomePromise.tsx';
import { useStep } from './useStep.ts';

// The maximum number of upcoming lessons. More would not fit into the slider's space.
const MOST = 2;
// The longest possible timer delay. It stops the invisible slider from changing slides.
const NEVER = 2 ** 31 - 1;

/** Replaces the slider with the cover and the upcoming lessons of the course to continue (product §2, home). */
export function CourseAhead({
  slides,
}: {
  /** The slides to show if none of the user's courses can be loaded. */ slides: readonly HeroSlide[];
}) {
  const { record } = useLearning();
  const { step, isLoading } = useStep();
  if (!step && !isLoading) return <HeroSlider slides={slides} />;
  const space = <HeroSlider slides={slides} interval={NEVER} />;
  if (!step) {
    return (
      <PromiseRoom promise={space}>
        <Card padding={0} h="100%" shadow="md" radius="xl" aria-hidden>
          <Skeleton radius={0} h="auto" style={{ aspectRatio: '16 / 9' }} />
          <div className={classes.ahead}>
            <Text component="div" fz="h5" lh="h5" w="6rem">
              <Skeleton h="0.8lh" my="0.1lh" />
            </Text>
            <ul>
              {['60%', '45%'].map((width) => (
                <li key={width}>
                  <Skeleton h={16} w={width} my="md" />
                </li>
              ))}
            </ul>
          </div>
        </Card>
      </PromiseRoom>
    );
  }
  const { course, lesson } = step;
  const ahead = lesson ? lessonsAfter(course.id, lesson.id, record).slice(0, MOST) : [];
  return (
    <PromiseRoom promise={space}>
      <Card
        component="section"
        aria-label={ahead.length > 0 ? fa.home.ahead : courseTitle(course)}
        padding={0}
        h="100%"
        shadow="md"
        radius="xl"
      >
        <CourseCover src={course.cover} eager />
        <div className={classes.ahead}>
          {ahead.length > 0 ? (
            <>
              <Title order={3} size="h5" c="dimmed">
                {fa.home.ahead}
              </Title>
              <ul>
                {ahead.map(({ id, title }) => (
                  <li key={id}>
                    <Anchor component={Link} to={paths.lesson(id)} state={{ courseId: course.id }} data-touch>
                      <Text component="span" inherit lineClamp={2} dir={directionOf(title)}>
                        <Words>{title}</Words>
                      </Text>
                      <IconChevronLeft size={18} aria-hidden />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <Text c="dimmed" lineClamp={3} dir={directionOf(course.description ?? '')} data-excerpt>
                <Words>{course.description ?? fa.courses.noDescription}</Words>
              </Text>
              <Anchor component={Link} to={paths.syllabus(course.id)} data-touch>
                {fa.learning.toSyllabus}
              </Anchor>
            </>
          )}
        </div>
      </Card>
    </PromiseRoom>
  );
}
