import { Anchor, Group, Title } from '@mantine/core';
import { Link } from '../../components/layout/Link/Link.tsx';
import { ContinueCard } from '../../components/learning/ContinueCard/ContinueCard.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCourses } from '../../data/courses.ts';
import { courseToContinue } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { learningText } from '../../text/learning.ts';
import classes from './HomePage.module.css';

/** Home of a learner who owns courses: the one studied last that is not done, and the way to the others (product §10). */
export function ContinueLearning() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { data: courses = [] } = useCourses();
  const owned = courses.filter(({ id }) => purchased.includes(id));
  const step = courseToContinue(owned, record);
  if (!step) return null;
  const { course, ...progress } = step;
  return (
    <section>
      <Group justify="space-between" mb="md">
        <Title order={2}>{learningText.continueTitle}</Title>
        <Anchor component={Link} to={paths.profile} className={classes.all}>
          {learningText.yourCourses}
        </Anchor>
      </Group>
      <ContinueCard courseId={course.id} title={courseTitle(course)} cover={course.cover} {...progress} />
    </section>
  );
}
