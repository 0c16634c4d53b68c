import { Skeleton } from '@mantine/core';
import type { Course } from '../api/courses.ts';
import { ForwardButton } from '../components/learning/ForwardButton/ForwardButton.tsx';
import { courseTitle } from '../course/title.ts';
import { useCourses } from '../data/courses.ts';
import { openCourse } from '../learning/progress.ts';
import { useLearning } from '../learning/useLearning.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { fa } from '../text/fa.ts';

interface NextCourseProps {
  /** Id of the completed course. */
  after: string;
}

/**
 * A link from a completed course to an unfinished owned course. If there is none, links to a course to buy, else to the
 * course list (product §10).
 */
export function NextCourse({ after }: NextCourseProps) {
  const { record } = useLearning();
  const { purchased } = useSession();
  const { data: courses = [], isLoading } = useCourses();
  const others = courses.filter(({ id }) => id !== after);
  const owned = openCourse(
    others.filter(({ id }) => purchased.includes(id)),
    record,
  )?.course;
  const done = courses.find(({ id }) => id === after);
  const next = owned ?? nextToBuy(others, purchased, done);
  if (isLoading) return <Skeleton h={67} maw="20rem" radius="md" />;
  if (!next) return <ForwardButton to={paths.courses}>{fa.home.allCourses}</ForwardButton>;
  return (
    <ForwardButton
      to={owned ? paths.syllabus(next.id) : paths.purchase(next.id)}
      above={owned ? fa.learning.nextCourse : fa.learning.recommendedCourse}
    >
      {courseTitle(next)}
    </ForwardButton>
  );
}

/** Returns a course that the user does not own, from the department of `done` if possible. */
function nextToBuy(courses: readonly Course[], purchased: readonly string[], done: Course | undefined) {
  const unowned = courses.filter(({ id }) => !purchased.includes(id));
  return unowned.find(({ department_name }) => department_name === done?.department_name) ?? unowned[0];
}
