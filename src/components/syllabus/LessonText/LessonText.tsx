import { Stack, Text, Title } from '@mantine/core';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import classes from './LessonText.module.css';

// Lines that follow one another without a blank one between them.
const PARAGRAPH = /^.*\S.*(?:\n.*\S.*)*/gm;

interface LessonTextProps {
  /** Plain text whose paragraphs are separated by blank lines; null where the lesson has none. */
  content: string | null;
}

/** A lesson's description (product §2, lesson). */
export function LessonText({ content }: LessonTextProps) {
  return (
    <Stack component="section" gap="sm" className={classes.root}>
      <Title order={2} size="h3">
        {fa.study.lessonDescription}
      </Title>
      {content === null ? (
        <Text c="dimmed">{fa.study.noDescription}</Text>
      ) : (
        [...content.matchAll(PARAGRAPH)].map(({ 0: paragraph, index }) => (
          <Text key={index} dir={directionOf(paragraph)} className={classes.paragraph}>
            {paragraph}
          </Text>
        ))
      )}
    </Stack>
  );
}
