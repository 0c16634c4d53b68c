import { Button, Group, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/layout/Link/Link.tsx';
import { useCourses, useWhole } from '../../data/courses.ts';
import { useHydrated } from '../../data/hydrated.tsx';
import { useData, usePartial } from '../../data/DataProvider.tsx';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { FailedLine } from '../../components/feedback/FailedState/FailedState.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { pickRecommended, reasonFor, RECOMMENDED } from './pickRecommended.ts';

/** Up to three courses that the user does not own, chosen at random on each visit (product §2, home). */
export function Recommended() {
  return (
    <section>
      <Group justify="space-between" gap="0 var(--mantine-spacing-xl)" mb="clamp(1rem, 2vw, 1.25rem)">
        <Title order={2}>{fa.home.recommended}</Title>
        <Button
          component={Link}
          to={paths.courses}
          variant="subtle"
          px={0}
          rightSection={<IconArrowRight className="mantine-rotate-rtl" size={16} aria-hidden />}
        >
          {fa.home.allCourses}
        </Button>
      </Group>
      <div data-personal data-random>
        <RecommendedCourses />
      </div>
    </section>
  );
}

function RecommendedCourses() {
  const { data, error, isLoading, isValidating, retry } = useCourses();
  const { purchased } = useSession();
  const whole = useWhole();
  const { rendered } = useData();
  const isHydrated = useHydrated();
  const isPartial = usePartial(data);
  // For a prerendered page, the seed must be the same on the server and in the browser.
  const [seed] = useState(() => {
    if (!isHydrated && rendered) return (rendered.at % 1000) / 1000;
    return (isHydrated && Number(history.state?.seed)) || Math.random();
  });
  // If only the first rows were prerendered, the picked courses stay when the full list loads (product 1.14).
  const [first] = useState<string[]>(() => {
    if (isPartial) return data?.map(({ id }) => id) ?? [];
    return (isHydrated && history.state?.first) || [];
  });
  // The history entry stores `seed` and `first`, so that Back shows the same courses and can restore the focus (product
  // 1.12). The effect depends on `key`, because a link to the current URL replaces the entry.
  const { key } = useLocation();
  useEffect(() => {
    if (key) history.replaceState({ ...history.state, seed, first }, '');
  }, [seed, first, key]);
  const picked = useMemo(() => data && pickRecommended(data, purchased, seed, first), [data, purchased, seed, first]);

  // Errors are logged and shown in the section, without a toast (product §8).
  useEffect(() => {
    if (error) console.warn('The courses to recommend could not be loaded', error);
  }, [error]);

  if (isLoading) return <CardSkeletonGrid count={RECOMMENDED} layout="featured" />;
  if (!picked) return <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />;
  if (picked.length === 0) return <EmptyState text={fa.home.noRecommended} />;
  const [shown] = picked;
  const reason = shown && whole && reasonFor(shown, whole.courses, purchased);
  return (
    <>
      <CourseGrid
        courses={picked}
        purchased={purchased}
        label={fa.home.recommended}
        reason={reason}
        layout={picked.length === RECOMMENDED ? 'featured' : undefined}
      />
      {error && <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />}
    </>
  );
}
