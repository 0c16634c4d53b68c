import { Anchor, Button } from '@mantine/core';
import { IconArrowLeft, IconCircle, IconCircleCheckFilled, IconKeyboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import type { LessonLink } from '../../../learning/progress.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { ForwardButton } from '../../learning/ForwardButton/ForwardButton.tsx';
import classes from './LessonEnd.module.css';

interface LessonEndProps {
  /** Whether the lesson is marked as done. */
  done: boolean;
  onToggle: () => void;
  /** Opens the list of keyboard shortcuts. The button is hidden on phones. */
  onHelp: () => void;
  /** The previous lesson. Undefined at the start of the course. */
  previous: LessonLink | undefined;
  /** The next lesson. Undefined at the end of the course. */
  next: LessonLink | undefined;
  courseId: string;
  /** Renders the content at the end of the course, where there is no next lesson. `mark` is the done button. */
  renderEnd?: ((mark: ReactNode) => ReactNode) | undefined;
}

/** The end of a lesson: the done button, and a link to the next lesson as the page's primary action (product §10). */
export function LessonEnd({ done, onToggle, onHelp, previous, next, courseId, renderEnd }: LessonEndProps) {
  const Mark = done ? IconCircleCheckFilled : IconCircle;
  const mark = (
    <Button
      variant="default"
      size="lg"
      className={classes.mark}
      aria-pressed={done}
      data-done={done || undefined}
      leftSection={<Mark size={24} color="var(--mantine-color-turquoise-text)" aria-hidden />}
      onClick={onToggle}
    >
      {fa.learning.markDone}
    </Button>
  );
  return (
    <div className={classes.root}>
      {!next && renderEnd ? renderEnd(mark) : mark}
      {(next ?? previous) && (
        <nav className={classes.others} aria-label={fa.study.otherLessons}>
          {next && (
            <ForwardButton to={paths.lesson(next.id)} courseId={courseId} above={fa.study.nextLesson}>
              {next.title}
            </ForwardButton>
          )}
          {previous && (
            <Anchor
              component={Link}
              to={paths.lesson(previous.id)}
              state={{ courseId }}
              size="sm"
              className={classes.previous}
            >
              <IconArrowLeft size={18} className="mantine-rotate-rtl" aria-hidden />
              <span>
                {fa.study.previousLesson}: <bdi>{previous.title}</bdi>
              </span>
            </Anchor>
          )}
        </nav>
      )}
      <Button
        variant="subtle"
        fw={400}
        className={classes.help}
        leftSection={<IconKeyboard size={20} aria-hidden />}
        onClick={onHelp}
      >
        {fa.learning.shortcuts}
      </Button>
    </div>
  );
}
