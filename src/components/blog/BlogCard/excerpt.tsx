import { Text } from '@mantine/core';
import { useLater } from '../../../data/hydrated.tsx';
import { clampWords, directionOf } from '../../../lib/text.ts';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './BlogCard.module.css';

/** The number of characters in prerendered HTML. A short excerpt keeps the page small. */
const BRIEF = 100;

interface ExcerptProps {
  /** The article's text. */
  text: string;
  /** The maximum number of characters after hydration. */
  length: number;
}

/** The beginning of an article (product §2, blog list). After hydration, only this component renders again. */
export function Excerpt({ text, length }: ExcerptProps) {
  const excerpt = clampWords(text, useLater() ? length : BRIEF);
  return (
    <Text c="dimmed" dir={directionOf(text)} className={classes.text} data-excerpt={excerpt === text ? '' : 'cut'}>
      <Words>{excerpt}</Words>
    </Text>
  );
}
