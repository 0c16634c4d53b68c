import { Container, Stack, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { useDepartments } from '../../data/departments.ts';
import { HeroSlider } from '../../components/course/HeroSlider/HeroSlider.tsx';
import { departmentOptions } from '../../components/department/departmentOptions.ts';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../text/fa.ts';
import { DepartmentsTeaser } from './DepartmentsTeaser.tsx';
import { Recommended } from './Recommended.tsx';
import { categorySlides } from './slides.ts';

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
        {departments && <DepartmentsTeaser departments={departments} />}
      </Stack>
    </Container>
  );
}
