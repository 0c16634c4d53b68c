import { Container, Stack, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useDepartments } from '../../data/departments.ts';
import { HeroSlider } from '../../components/course/HeroSlider/HeroSlider.tsx';
import { departmentOptions } from '../../components/department/departmentOptions.ts';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../text/fa.ts';
import { Recommended } from './Recommended.tsx';
import { categorySlides } from './slides.ts';

// Below the fold, and nothing to show before its data: it comes after the rest.
const DepartmentsTeaser = lazy(async () => ({ default: (await import('./DepartmentsTeaser.tsx')).DepartmentsTeaser }));

/** `/`: the slider of categories, three recommended courses and the departments (product §2, home). */
export function HomePage() {
  const { data: departments } = useDepartments();
  const slides = useMemo(() => categorySlides(departmentOptions(departments)), [departments]);
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <PageMeta />
      <VisuallyHidden component="h1">{fa.brand.name}</VisuallyHidden>
      <Stack gap="clamp(2.5rem, 5vw, 4rem)">
        <HeroSlider slides={slides} />
        <Recommended />
        <Suspense fallback={null}>{departments && <DepartmentsTeaser departments={departments} />}</Suspense>
      </Stack>
    </Container>
  );
}
