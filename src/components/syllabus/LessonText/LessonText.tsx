import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { directionOf, paragraphsOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { Words } from '../../layout/Words/Words.tsx';
import { LateTextSize } from '../../layout/DisplaySettings/lateTextSize.tsx';
import classes from './LessonText.module.css';

// Matches the number at the beginning of a line of a numbered list.
const NUMBER = /^\s*\p{Nd}{1,2}[.)]\s+/u;

// With this width and these font sizes, a line has at most 80 characters.
const WIDTH = '40rem';
const FONT_SIZE = { base: 'md', sm: 'xl' };

interface LessonTextProps {
  /** Plain text with blank lines between paragraphs. Null if the lesson has no text. */
  content: string | null;
  /** The index of the paragraph at which the learner stopped. If it is 0, there is no resume button. Default 0. */
  resumeAt?: number;
  /** Called with the index of the paragraph near the top of the screen, except for the first paragraph. */
  onPlace?: (paragraph: number) => void;
}

/**
 * A lesson's text, with a button that scrolls to the paragraph at which the learner stopped (product §2, lesson; §10).
 */
export function LessonText({ content, resumeAt = 0, onPlace }: LessonTextProps) {
  const root = useRef<HTMLDivElement>(null);
  // The position from the previous visit. It must not follow `resumeAt`, which changes while the learner reads.
  const [offered, setOffered] = useState(resumeAt);
  const tell = useEffectEvent((paragraph: number) => onPlace?.(paragraph));
  const paragraphs = paragraphsOf(content ?? '');

  useEffect(() => {
    if (content === null) return undefined;
    const texts = [...(root.current?.querySelectorAll('p') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const top = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const paragraph = texts.findIndex((text) => text === top);
        if (paragraph > 0) tell(paragraph);
      },
      // Observes only the part between 10 % and 30 % of the screen's height, below the header.
      { rootMargin: '-10% 0px -70% 0px' },
    );
    texts.forEach((text) => observer.observe(text));
    return () => observer.disconnect();
  }, [content]);

  function resume() {
    const paragraph = root.current?.querySelectorAll('p')[offered];
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.focus({ preventScroll: true });
    setOffered(0);
  }
  return (
    <Stack component="section" gap="sm" ref={root}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {fa.study.lessonDescription}
        </Title>
        {content !== null && <LateTextSize />}
      </Group>
      {offered > 0 && offered < paragraphs.length && (
        <Button
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconArrowDown size={20} aria-hidden />}
          onClick={resume}
        >
          {fa.learning.resumeText}
        </Button>
      )}
      {content === null && (
        <Text c="dimmed" component="div">
          {fa.study.noDescription}
        </Text>
      )}
      {paragraphs.map(({ 0: paragraph, index }) => (
        <Text key={index} maw={WIDTH} dir={directionOf(paragraph)} fz={FONT_SIZE} lh={1.9} tabIndex={-1} data-lines>
          <Lines>{paragraph}</Lines>
        </Text>
      ))}
    </Stack>
  );
}

/** A paragraph's lines. In a numbered list, wrapped lines are aligned with the text after the number. */
function Lines({ children }: { children: string }) {
  const lines = children.split('\n');
  if (!lines.some((line) => NUMBER.test(line))) return <Words>{children}</Words>;
  return lines.map((line, index) => {
    const number = NUMBER.exec(line)?.[0] ?? '';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of a text do not move
      <span key={index} className={number ? classes.item : classes.line}>
        {number && <span className={classes.number}>{number}</span>}
        <span>
          <Words>{line.slice(number.length)}</Words>
        </span>
      </span>
    );
  });
}
