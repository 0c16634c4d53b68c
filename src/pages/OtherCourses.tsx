import type { Course } from '../api/courses.ts';
import { RelatedCourses } from '../components/course/RelatedCourses/RelatedCourses.tsx';
import { useCourses } from '../data/courses.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { fa } from '../text/fa.ts';

interface OtherCoursesProps {
  /** Default: other courses of the same department. */
  title?: string;
  /** The courses for which to find related ones. If empty, any courses are listed. */
  to: readonly Course[];
}

/** Up to three courses that the user does not own, at the end of a page (product §10). */
export function OtherCourses({ title = fa.learning.related, to }: OtherCoursesProps) {
  const { purchased } = useSession();
  const { data: courses = [] } = useCourses();
  return <RelatedCourses title={title} to={to} courses={courses} purchased={purchased} />;
}
