import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { useDepartments } from '../../data/departments.ts';
import { HeroSlider } from '../../components/course/HeroSlider/HeroSlider.tsx';
import { DepartmentRow } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { Late } from '../Shell/Late.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import classes from './HomePage.module.css';
import { HomePromise, PromiseRoom } from './HomePromise.tsx';
import { Recommended } from './Recommended.tsx';
import { categorySlides } from './slides.ts';

const ContinueLearning = lazyPart(async () => (await import('./ContinueLearning.tsx')).ContinueLearning, {
  loading: ({ instead }) => <PromiseRoom promise={instead} />,
});

const CourseAhead = lazyPart(async () => (await import('./CourseAhead.tsx')).CourseAhead, {
  loading: ({ slides }) => <PromiseRoom promise={<HeroSlider slides={slides} />} />,
  failed: (_, { slides }) => <HeroSlider slides={slides} />,
});

const KeptAtHome = lazyPart(async () => (await import('./ContinueLearning.tsx')).KeptAtHome);

/**
 * `/`: a headline and a slider, recommended courses, and departments. If the user owns courses, the course to continue
 * replaces the headline and the slider (product §2, home).
 */
export function HomePage() {
  const { user, purchased } = useSession();
  const { data: departments, error } = useDepartments();
  const slides = useMemo(() => categorySlides(departments), [departments]);
  const promise = <HomePromise />;
  const slider = <HeroSlider slides={slides} />;
  return (
    <Page>
      <PageMeta />
      <Stack gap="clamp(3rem, 6vw, 3.5rem)">
        <div className={classes.hero}>
          <div data-personal>{purchased.length > 0 ? <ContinueLearning instead={promise} /> : promise}</div>
          <div data-personal>{purchased.length > 0 ? <CourseAhead slides={slides} /> : slider}</div>
        </div>
        <Late>
          <Recommended />
          <DepartmentRow
            title={fa.nav.departments}
            lead={fa.home.departmentsLead(departments?.length ?? 0)}
            departments={error ? (departments ?? []) : departments}
          />
          {user && <KeptAtHome />}
        </Late>
      </Stack>
    </Page>
  );
}
