import type { Course } from '../api/courses.ts';
import { RelatedCourses } from '../components/course/RelatedCourses/RelatedCourses.tsx';
import { useCourses } from '../data/courses.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { fa } from '../text/fa.ts';

interface OtherCoursesProps {
  /** The courses whose related courses are shown. */
  to: readonly Course[];
  /** Whether courses of other departments fill the row. Default false. */
  fill?: boolean;
}

/** Up to three courses that the user does not own, at the end of a page (product §10). */
export function OtherCourses({ to, fill = false }: OtherCoursesProps) {
  const { purchased } = useSession();
  const { data: courses = [] } = useCourses();
  const title = fill ? fa.basket.related : fa.learning.related;
  return <RelatedCourses title={title} to={to} courses={courses} purchased={purchased} fill={fill} />;
}
