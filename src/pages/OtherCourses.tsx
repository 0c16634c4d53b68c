import type { Course } from '../api/courses.ts';
import { RelatedCourses } from '../components/course/RelatedCourses/RelatedCourses.tsx';
import { useCatalogue, useCourses } from '../data/courses.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { fa } from '../text/fa.ts';

// A constant, because `RelatedCourses` would sort the courses again for every new list.
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
  // Cards chosen from the first rows would change when the other rows arrive.
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
