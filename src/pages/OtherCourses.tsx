import type { Course } from '../api/courses.ts';
import { RelatedCourses } from '../components/course/RelatedCourses/RelatedCourses.tsx';
import { useCatalogue, useCourses } from '../data/courses.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { fa } from '../text/fa.ts';

// The same empty list for every render. If each render created a new one, `RelatedCourses` would choose its courses
// again each time.
const none: readonly Course[] = [];

interface OtherCoursesProps {
  /** The courses whose related courses are shown. */
  to: readonly Course[];
  /** Whether courses of other departments fill the row, one per department if possible. Default false. */
  fill?: boolean;
}

/** Up to three courses that the user does not own, at the end of a page (product §10). */
export function OtherCourses({ to, fill = false }: OtherCoursesProps) {
  const { purchased } = useSession();
  const { data: courses = none } = useCourses();
  // `whole` stays empty until all rows of the course list have loaded. Cards chosen from only the first rows would be
  // replaced when the other rows arrive.
  const whole = useCatalogue(fill) ?? none;
  const title = fill ? fa.basket.related : fa.learning.related;
  return (
    <RelatedCourses
      title={title}
      to={to.length === 0 ? none : to}
      courses={fill ? whole : courses}
      purchased={purchased}
      fill={fill}
    />
  );
}
