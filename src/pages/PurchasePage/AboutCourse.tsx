import { Group, Stack, Title } from '@mantine/core';
import type { Course } from '../../api/courses.ts';
import { RelatedCourses } from '../../components/course/RelatedCourses/RelatedCourses.tsx';
import { DepartmentCard } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { SaveButton } from '../../components/learning/CourseHeart/CourseHeart.tsx';
import { ShareButton } from '../../components/learning/ShareButton/ShareButton.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCourses } from '../../data/courses.ts';
import { useDepartments } from '../../data/departments.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { learningText } from '../../text/learning.ts';

/** What else can be done with a course than buying it: save it, share it, see others of its department (product §10). */
export function AboutCourse({ course }: { course: Course }) {
  const { purchased } = useSession();
  const { data: courses = [] } = useCourses();
  const { data: departments } = useDepartments();
  const department = departments?.find(({ name }) => name === course.department_name);
  return (
    <Stack gap="xl" mt="lg">
      <Group gap="xs">
        <SaveButton courseId={course.id} />
        <ShareButton title={courseTitle(course)} path={paths.purchase(course.id)} />
      </Group>
      {department && (
        <section style={{ containerType: 'inline-size' }}>
          <Title order={2} mb="md">
            {fa.courses.ofDepartment}
          </Title>
          <DepartmentCard department={department} />
        </section>
      )}
      <RelatedCourses title={learningText.related} to={[course]} courses={courses} purchased={purchased} />
    </Stack>
  );
}
