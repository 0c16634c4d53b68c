import { Paper, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Chapter } from '../../../api/study.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import classes from './ChapterCard.module.css';

interface ChapterCardProps {
  /** Title and lessons, in order. */
  chapter: Chapter;
  /** Its place in the course, counted from one. */
  number: number;
  /** The course, handed on to each lesson's page for the way back. */
  courseId: string;
}

/** A chapter with links to its lessons, in order (product §2, syllabus). */
export function ChapterCard({ chapter: { title, lessons }, number, courseId }: ChapterCardProps) {
  return (
    <Paper component="li" withBorder shadow="sm" className={classes.root}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          {formatNumber(number)}
        </span>
        <div className={classes.words}>
          <Text size="sm" c="dimmed">
            {fa.study.chapter(number)} · {fa.study.lessonCount(lessons.length)}
          </Text>
          <Title order={2} size="h4" dir={directionOf(title)}>
            {title}
          </Title>
        </div>
      </div>
      {lessons.length === 0 ? (
        <Text c="dimmed" className={classes.empty}>
          {fa.study.noLessons}
        </Text>
      ) : (
        <ol className={classes.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <Link to={paths.lesson(lesson.id)} state={{ courseId }} className={classes.lesson}>
                <IconPlayerPlay size={20} className={classes.play} aria-hidden />
                <span className={classes.words} dir={directionOf(lesson.title)}>
                  {lesson.title}
                </span>
                <IconChevronLeft size={20} className={classes.chevron} aria-hidden />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}
