import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Course } from '../../api/courses.ts';
import { ForwardButton } from '../../components/learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../components/learning/GirihProgress/GirihProgress.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCourses } from '../../data/courses.ts';
import type { LessonCourse } from '../../data/study.ts';
import { doneFlags, lessonsOf, openCourse } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import classes from './LessonPage.module.css';

interface CourseEndProps {
  course: LessonCourse;
  lessonId: string;
  /** The lesson's done button. */
  mark: ReactNode;
}

/** The content after the last lesson: a link to a lesson that is not done yet, else to another course (product §10). */
export function CourseEnd({ course, lessonId, mark }: CourseEndProps) {
  const { record } = useLearning();
  const { purchased } = useSession();
  const { data: courses = [] } = useCourses();
  const isDone = (id: string) => record.done.get(id)?.value ?? false;
  const undone = lessonsOf(course.outline).filter(({ id }) => !isDone(id) && id !== lessonId);
  const [first] = undone;
  const others = courses.filter(({ id }) => id !== course.courseId);
  const owned = openCourse(
    others.filter(({ id }) => purchased.includes(id)),
    record,
  )?.course;
  const done = courses.find(({ id }) => id === course.courseId);
  const next = owned ?? nextToBuy(others, purchased, done);

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} className={classes.end}>
      <div className={classes.ring}>
        <GirihProgress lessons={doneFlags(course.outline, record)} size="lg" />
      </div>
      <div className={classes.next}>
        <Title order={2}>{first || !isDone(lessonId) ? fa.learning.finished : fa.learning.finishedAll}</Title>
        {first && <Text c="dimmed">{fa.learning.left(undone.length)}</Text>}
        <div className={classes.actions}>
          {mark}
          {first && (
            <ForwardButton to={paths.lesson(first.id)} courseId={course.courseId} above={fa.learning.toUndone}>
              {first.title}
            </ForwardButton>
          )}
          {!first && next && (
            <ForwardButton
              to={owned ? paths.syllabus(next.id) : paths.purchase(next.id)}
              above={owned ? fa.learning.nextCourse : fa.learning.recommendedCourse}
            >
              {courseTitle(next)}
            </ForwardButton>
          )}
        </div>
      </div>
    </Paper>
  );
}

/** Returns a course that the user does not own, from the department of `done` if possible. */
function nextToBuy(courses: readonly Course[], purchased: readonly string[], done: Course | undefined) {
  const unowned = courses.filter(({ id }) => !purchased.includes(id));
  return unowned.find(({ department_name }) => department_name === done?.department_name) ?? unowned[0];
}
