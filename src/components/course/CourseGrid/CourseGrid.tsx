import { useDisclosure } from '@mantine/hooks';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Course } from '../../../api/courses.ts';
import { useHydrated, useLater } from '../../../data/hydrated.tsx';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { lazyDialog, lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx';
import { CourseCard, type CourseCardProps } from '../CourseCard/CourseCard.tsx';
import type { WindowedCourseGridProps } from './WindowedCourseGrid.tsx';

/** The maximum number of cards on the page. */
const MOST_AT_ONCE = 60;
/** A prerendered page has this many cards. After hydration each step adds as many, so that no step is long. */
const STEP = 6;

const DescriptionDialog = lazyDialog(
  async () => (await import('../DescriptionDialog/DescriptionDialog.tsx')).DescriptionDialog,
  { ahead: true },
);

const CourseHeart = lazyPart(async () => (await import('../../learning/CourseHeart/CourseHeart.tsx')).CourseHeart, {
  failed: () => null,
});

const WindowedCourseGrid = lazyPart(async () => (await import('./WindowedCourseGrid.tsx')).WindowedCourseGrid, {
  loading: ({ courses, ...list }) => <FirstCards courses={courses.slice(0, STEP)} {...list} />,
  failed: (line, list) => (
    <>
      <FirstCards {...list} />
      {line}
    </>
  ),
});

interface CourseGridProps {
  /** In the order in which they are shown. */
  courses: readonly Course[];
  /** Ids of the courses that the user owns. */
  purchased: readonly string[];
  /** The accessible name of the list. */
  label: string;
  /** Why the first of three courses is shown larger. Default none: all are equal. */
  reason?: string | undefined;
}

/** Courses as a list of cards, one to three per row. A long list renders only the part on the screen (product §2). */
export function CourseGrid({ courses, purchased, label, reason }: CourseGridProps) {
  const owned = useMemo(() => new Set(purchased), [purchased]);
  // A heart depends on the device, so a rendered page has none.
  const hasHearts = useLater();
  // Each fails alone.
  const card = (course: Course) => (
    <ErrorBoundary>
      <ListedCourse
        course={course}
        purchased={owned.has(course.id)}
        reason={course === courses[0] ? reason : undefined}
        hasHeart={hasHearts && !owned.has(course.id)}
      />
    </ErrorBoundary>
  );
  const Grid = courses.length <= MOST_AT_ONCE ? FirstCards : WindowedCourseGrid;
  return <Grid courses={courses} label={label} card={card} featured={reason !== undefined && courses.length === 3} />;
}

/** A card with its description, and a heart if wanted. */
function ListedCourse({
  course,
  hasHeart,
  ...card
}: Pick<CourseCardProps, 'course' | 'purchased' | 'reason'> & { hasHeart: boolean }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <CourseCard course={course} {...card} corner={hasHeart && <CourseHeart course={course} />} onDescribe={open} />
      <DescriptionDialog course={course} purchased={card.purchased} opened={opened} onClose={close} />
    </>
  );
}

function FirstCards({ courses, label, card, featured = false }: WindowedCourseGridProps & { featured?: boolean }) {
  const isHydrated = useHydrated();
  const [most, setMost] = useState(isHydrated ? MOST_AT_ONCE : STEP);
  const wanted = Math.min(courses.length, MOST_AT_ONCE);
  // A single last card is shown with those before it: added later, it would move them.
  const shown = wanted === most + 1 ? wanted : most;
  useEffect(() => {
    if (isHydrated && most < wanted) startTransition(() => setMost(most + STEP));
  }, [isHydrated, most, wanted]);
  return (
    <CardGrid label={label} featured={featured}>
      {courses.slice(0, shown).map((course) => (
        <li key={course.id}>{card(course)}</li>
      ))}
    </CardGrid>
  );
}
