import { Button, Stack, Title, VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import * as brand from '../../../brand/brand.ts';
import type { Course } from '../../api/courses.ts';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { announce } from '../../components/feedback/announce.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { GirihProgress } from '../../components/learning/GirihProgress/GirihProgress.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { isOfAnotherQuery } from '../../data/hydrated.tsx';
import { doneFlags } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { OtherCourses } from '../OtherCourses.tsx';
import type { Found } from './useFound.ts';

/** The first three articles, if there are no courses to show. */
export const LatestArticles = lazyPart(async () => (await import('./LatestArticles.tsx')).LatestArticles, {
  failed: () => null,
});

// The milliseconds between the last key press and the announcement of the result.
const TYPED = 600;

interface CourseResultsProps extends Found {
  q: string;
  /** The element that shows the number of courses. The element takes the focus when the search is cleared. */
  countRef: RefObject<HTMLElement | null>;
  /** Whether a filter is active. */
  isFiltered: boolean;
  /** Whether a list for other filters is loading. */
  busy: boolean;
  onClear: () => void;
}

/** The matching courses. Owned courses come first, in a section of their own (product §2, courses list). */
export function CourseResults({ q, countRef, isFiltered, busy, onClear, ...list }: CourseResultsProps) {
  const { courses, found, isUnknown } = list;
  const { purchased } = useSession();
  const narrowed = isFiltered || q !== '';
  const owned = useMemo(() => new Set(purchased), [purchased]);
  const isStale = busy || list.isStale;
  // If the page was prerendered for another query, a new key replaces its cards. Reused cards would cause a layout
  // shift.
  const [rendered] = useState(() => (isOfAnotherQuery() ? found : null));
  const key = rendered === null || found === rendered ? 'rendered' : 'requested';

  const result = found.length > 0 ? fa.filters.found(found.length) : fa.filters.noMatch;
  const told = useRef({ courses, q });
  useEffect(() => {
    if (isStale || isUnknown || (told.current.courses === courses && told.current.q === q)) return undefined;
    const timer = setTimeout(() => {
      told.current = { courses, q };
      announce(result);
    }, TYPED);
    return () => clearTimeout(timer);
  }, [isStale, isUnknown, courses, q, result]);

  const mine = found.filter(({ id }) => owned.has(id));
  const others = found.filter(({ id }) => !owned.has(id));
  const both = mine.length > 0 && others.length > 0;

  const clear = (
    <Button
      onClick={() => {
        // The button that was clicked disappears with the empty state, so the count takes the focus.
        countRef.current?.focus();
        onClear();
      }}
    >
      {q === '' ? fa.filters.clear : isFiltered ? fa.filters.clearBoth : fa.filters.clearSearch}
    </Button>
  );
  const toBlog = brand.blog && (
    <Button component={Link} to={paths.blogs}>
      {fa.blog.toBlog}
    </Button>
  );
  return (
    <Stack gap="calc(2 * var(--mantine-spacing-lg))" mt={both ? 'sm' : 0} aria-busy={isStale} data-query data-personal>
      {found.length === 0 && isUnknown ? (
        isStale && <CardSkeletonGrid />
      ) : found.length === 0 ? (
        <div>
          <EmptyState text={narrowed ? fa.filters.noMatch : fa.filters.empty} action={narrowed ? clear : toBlog} />
          {narrowed ? <OtherCourses to={[]} fill /> : <LatestArticles />}
        </div>
      ) : (
        <Fragment key={key}>
          <Section title={fa.filters.purchased} titled={both} courses={mine} />
          <Section title={fa.filters.available} titled={both} courses={others} />
        </Fragment>
      )}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  /** Whether the heading is visible. If there is only one section, its heading is hidden. */
  titled: boolean;
  courses: readonly Course[];
}

function Section({ title, titled, courses }: SectionProps) {
  const { purchased } = useSession();
  const { record } = useLearning();
  function progressOf(courseId: string) {
    const lessons = doneFlags(record.outlines.get(courseId)?.value ?? [], record);
    if (lessons.some(Boolean)) return <GirihProgress lessons={lessons} size="sm" />;
    return purchased.includes(courseId) ? fa.learning.notStarted : undefined;
  }
  if (courses.length === 0) return null;
  return (
    <section>
      {titled ? (
        <Title order={2} mb="md">
          {title}
        </Title>
      ) : (
        <VisuallyHidden component="h2">{title}</VisuallyHidden>
      )}
      <CourseGrid courses={courses} purchased={purchased} progressOf={progressOf} label={title} isFirst />
    </section>
  );
}
