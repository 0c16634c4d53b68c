import type { HeroSlide } from '../../components/course/HeroSlider/HeroSlider.tsx';
import type { DepartmentOption } from '../../components/department/departmentOptions.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

// In the order of the departments.
const PICTURES = ['math', 'programming', 'languages', 'design', 'finance', 'games'] as const;

/** The six pictures of the home page's slider, each with the way to its department's courses (product §2). */
export function categorySlides(departments: readonly DepartmentOption[]): HeroSlide[] {
  return PICTURES.map((picture, index) => ({
    title: fa.departments.names[index] ?? '',
    text: fa.home.slideTexts[index] ?? '',
    picture: `${import.meta.env.BASE_URL}categories/${picture}.svg`,
    to: `${paths.courses}?${new URLSearchParams({ department: departments[index]?.value ?? '' })}`,
  }));
}
