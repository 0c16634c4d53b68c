import { Group, Stack, Title } from '@mantine/core';
import type { Course } from '../../api/courses.ts';
import { CourseGrid } from '../../components/course/CourseGrid/CourseGrid.tsx';
import { DepartmentCard } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { SaveButton } from '../../components/learning/SaveButton/SaveButton.tsx';
import { ShareButton } from '../../components/learning/ShareButton/ShareButton.tsx';
import { useSavedCourse } from '../../components/learning/useSavedCourse.ts';
import { courseTitle } from '../../course/title.ts';
import { useCourses } from '../../data/courses.ts';
import { useDepartments } from '../../data/departments.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { learningText } from '../../text/learning.ts';

const RELATED = 3;

/** What else can be done with a course than buying it: save it, share it, see others of its department (product §10). */
export function AboutCourse({ course }: { course: Course }) {
  const { purchased } = useSession();
  const { saved, toggle } = useSavedCourse(course.id);
  const { data: courses = [] } = useCourses();
  const { data: departments } = useDepartments();
  const department = departments?.find(({ name }) => name === course.department_name);
  const related = courses
    .filter(({ id, department_name }) => id !== course.id && department_name === course.department_name)
    .filter(({ id }) => !purchased.includes(id))
    .slice(0, RELATED);
  return (
    <Stack gap="xl" mt="lg">
      <Group gap="xs">
        <SaveButton saved={saved} onToggle={toggle} />
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
      {related.length > 0 && course.department_name !== null && (
        <section>
          <Title order={2} mb="md">
            {learningText.related}
          </Title>
          <CourseGrid courses={related} purchased={purchased} label={learningText.related} />
        </section>
      )}
    </Stack>
  );
}
