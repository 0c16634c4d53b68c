import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ForwardButton } from '../../components/learning/ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../../components/learning/GirihProgress/GirihProgress.tsx';
import type { LessonCourse } from '../../data/study.ts';
import { doneFlags, lessonsOf } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { NextCourse } from '../NextCourse.tsx';
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
  const isDone = (id: string) => record.done.get(id)?.value ?? false;
  const undone = lessonsOf(course.outline).filter(({ id }) => !isDone(id) && id !== lessonId);
  const [first] = undone;

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
          {!first && <NextCourse after={course.courseId} />}
        </div>
      </div>
    </Paper>
  );
}
