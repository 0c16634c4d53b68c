import { Anchor, Group, Title } from '@mantine/core';
import { Link } from '../../components/layout/Link/Link.tsx';
import { ContinueCard } from '../../components/learning/ContinueCard/ContinueCard.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCourses } from '../../data/courses.ts';
import { doneFlags, nextStep, recentCourses } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { learningText } from '../../text/learning.ts';

/** Home of a learner who owns courses: the one studied last that is not done, and the way to the others (product §10). */
export function ContinueLearning() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { data: courses = [] } = useCourses();
  const owned = courses.filter(({ id }) => purchased.includes(id));
  const steps = owned.map((course) => {
    const outline = record.outlines.get(course.id)?.value ?? [];
    return { course, flags: doneFlags(outline, record), ...nextStep(course.id, outline, record) };
  });
  const open = steps.filter(({ flags }) => flags.length === 0 || flags.includes(false));
  const [recent] = recentCourses(
    open.map(({ course }) => course.id),
    record,
  );
  const step = open.find(({ course }) => course.id === recent) ?? open[0] ?? steps[0];
  if (!step) return null;
  const { course, flags, lesson, isNew } = step;
  return (
    <section>
      <Group justify="space-between" mb="md">
        <Title order={2}>{learningText.continueTitle}</Title>
        <Anchor component={Link} to={paths.profile}>
          {learningText.yourCourses}
        </Anchor>
      </Group>
      <ContinueCard
        courseId={course.id}
        title={courseTitle(course)}
        cover={course.cover}
        lessons={flags}
        lesson={lesson}
        isNew={isNew}
      />
    </section>
  );
}
