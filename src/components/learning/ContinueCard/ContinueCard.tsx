import { Card, Text, Title } from '@mantine/core';
import type { LessonLink } from '../../../learning/progress.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { learningText } from '../../../text/learning.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { ForwardButton } from '../ForwardButton/ForwardButton.tsx';
import { GirihProgress } from '../GirihProgress/GirihProgress.tsx';
import classes from './ContinueCard.module.css';

interface ContinueCardProps {
  /** The course. */
  courseId: string;
  /** Its name as it may be shown. */
  title: string;
  /** Address of its cover. */
  cover: string | null;
  /** For each lesson: is it done? Empty where the lessons are not known yet. */
  lessons: readonly boolean[];
  /** The lesson to go on with; undefined where all are done, or not known yet. */
  lesson: LessonLink | undefined;
  /** Is nothing of the course opened or done yet? */
  isNew: boolean;
}

/** The course to go on with: how far it is, and one press to the lesson that comes next (product §10). */
export function ContinueCard({ courseId, title, cover, lessons, lesson, isNew }: ContinueCardProps) {
  return (
    <Card className={classes.root} padding={0}>
      <div className={classes.cover}>
        <CourseCover src={cover} eager />
      </div>
      <div className={classes.words}>
        <Title order={3} size="h4" dir={directionOf(title)} lineClamp={2} title={title}>
          {title}
        </Title>
        {lessons.length > 0 ? <GirihProgress lessons={lessons} /> : <Text c="dimmed">{learningText.notStarted}</Text>}
        <ForwardButton
          to={lesson ? paths.lesson(lesson.id) : paths.syllabus(courseId)}
          courseId={lesson && courseId}
          className={classes.step}
        >
          {learningText.step(lesson?.title, isNew)}
        </ForwardButton>
      </div>
    </Card>
  );
}
