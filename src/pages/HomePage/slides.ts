import { departments as drawn } from '../../../brand/brand.ts';
import type { Department } from '../../api/departments.ts';
import type { HeroSlide } from '../../components/course/HeroSlider/HeroSlider.tsx';
import { placedDepartments } from '../../components/department/departmentOptions.ts';
import { fallbackOf } from '../../components/layout/ApiImage/ApiImage.tsx';
import { config } from '../../config.ts';
import { resolveMedia } from '../../lib/url.ts';
import { shownText } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

/**
 * Returns one slide per department (product §2). If `brand/` defines the department, its slide shows the drawing and
 * text from there. Other slides show the first image and the motto from the API.
 */
export function categorySlides(departments?: readonly Department[]): HeroSlide[] {
  return placedDepartments(departments).map(({ id, name, place, known }) => {
    const drawing = drawn[place]?.drawing;
    return {
      title: shownText(name),
      text: fa.home.slideTexts[place] ?? shownText(known?.motto ?? ''),
      picture: drawing
        ? `${import.meta.env.BASE_URL}${drawing}`
        : (resolveMedia(known?.images?.[0], config.apiBase) ?? fallbackOf('department')),
      to: `${paths.courses}?${new URLSearchParams({ department: id })}`,
    };
  });
}
