import { Box } from '@mantine/core';
import type { Course } from '../../api/courses.ts';
import { RelatedCourses } from '../../components/course/RelatedCourses/RelatedCourses.tsx';
import { useCourses } from '../../data/courses.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/** Other courses of the same department (product §10). */
export function OtherCourses({ course }: { course: Course }) {
  const { purchased } = useSession();
  const { data: courses = [] } = useCourses();
  return (
    <Box mt={48}>
      <RelatedCourses title={fa.learning.related} to={[course]} courses={courses} purchased={purchased} />
    </Box>
  );
}
