import { useDisclosure } from '@mantine/hooks';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Course } from '../../../api/courses.ts';
import { useHydrated, useLater, useScrolled } from '../../../data/hydrated.tsx';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { lazyDialog, lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';
import { CardGrid, type CardLayout } from '../../layout/CardGrid/CardGrid.tsx';
import { CourseCard, type CourseCardProps } from '../CourseCard/CourseCard.tsx';
import type { WindowedCourseGridProps } from './WindowedCourseGrid.tsx';

/** The maximum number of cards to render without windowing. */
const MOST_AT_ONCE = 60;
/**
 * The number of cards in prerendered HTML. Each later render adds this number of cards, so that no render blocks input.
 */
const STEP = 8;

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
  /** The courses, in display order. */
  courses: readonly Course[];
  /** Ids of the courses that the user owns. */
  purchased: readonly string[];
  /** Returns the user's progress in a course, or undefined. Default: the cards show the price. */
  progressOf?: ((courseId: string) => ReactNode) | undefined;
  /** The accessible name of the list. */
  label: string;
  /** How the cards fill the rows, as in `CardGrid`. Default: `long` for more than six courses. */
  layout?: CardLayout | undefined;
  /** The reason to show on the first card. Default: none. */
  reason?: string | undefined;
  /** Whether the first card is initially visible, and its cover therefore loads at once. Default false. */
  isFirst?: boolean;
}

/** A list of course cards, one to four per row. A long list renders only the rows near the viewport (product §2). */
export function CourseGrid({
  courses,
  purchased,
  progressOf,
  label,
  reason,
  isFirst = false,
  layout = courses.length > 6 ? 'long' : undefined,
}: CourseGridProps) {
  const owned = useMemo(() => new Set(purchased), [purchased]);
  // Prerendered HTML has no heart buttons, because saved courses are stored on the device.
  const isLater = useLater();
  // Each card has its own error boundary, so that an error leaves the other cards usable.
  const card = (course: Course) => (
    <ErrorBoundary>
      <ListedCourse
        course={course}
        purchased={owned.has(course.id)}
        progress={progressOf?.(course.id)}
        reason={course === courses[0] ? reason : undefined}
        eager={isFirst && course === courses[0]}
        hasHeart={isLater && !owned.has(course.id)}
      />
    </ErrorBoundary>
  );
  // Ignores key presses in dialogs and cards, because replacing the cards would close the dialog or lose the focus.
  const isScrolled = useScrolled('[role=dialog], article');
  const list = { label, card, layout };
  if (courses.length <= MOST_AT_ONCE) return <FirstCards courses={courses} {...list} />;
  // A prerendered page keeps its cards until the first scroll or key press, because replacing them would delay input.
  return isScrolled ? (
    <WindowedCourseGrid courses={courses} {...list} />
  ) : (
    <FirstCards courses={courses.slice(0, STEP)} {...list} />
  );
}

/** A course card with its description dialog, and a heart if `hasHeart`. */
function ListedCourse({
  course,
  hasHeart,
  ...card
}: Pick<CourseCardProps, 'course' | 'purchased' | 'progress' | 'reason' | 'eager'> & { hasHeart: boolean }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <CourseCard course={course} {...card} corner={hasHeart && <CourseHeart course={course} />} onDescribe={open} />
      <DescriptionDialog course={course} purchased={card.purchased} opened={opened} onClose={close} />
    </>
  );
}

function FirstCards({ courses, label, card, layout }: WindowedCourseGridProps) {
  const isHydrated = useHydrated();
  const [most, setMost] = useState(isHydrated ? MOST_AT_ONCE : STEP);
  const wanted = Math.min(courses.length, MOST_AT_ONCE);
  useEffect(() => {
    if (isHydrated && most < wanted) startTransition(() => setMost(most + STEP));
  }, [isHydrated, most, wanted]);
  return (
    <CardGrid label={label} layout={layout}>
      {courses.slice(0, most).map((course) => (
        <li key={course.id}>{card(course)}</li>
      ))}
    </CardGrid>
  );
}
