import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { foldedMatches } from '../../../lib/persian.ts';
import { directionOf } from '../../../lib/text.ts';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './SearchResult.module.css';

export interface SearchResultProps {
  /** What the picture is. */
  kind: 'icon' | 'cover';
  /** The URL of the picture. Null if there is none; a default one is then shown. */
  picture: string | null;
  title: string;
  /** A text below the title. */
  note?: string;
  /** The search text, which is marked. */
  query: string;
}

/** The content of one search result: its picture, title and note (product §2, search). */
export function SearchResult({ kind, picture, title, note, query }: SearchResultProps) {
  return (
    <>
      <ApiImage
        kind={kind}
        src={picture}
        width={64}
        height={kind === 'cover' ? 36 : 44}
        fit="contain"
        className={classes[kind] ?? ''}
      />
      <div className={classes.words}>
        {/* A title in Latin letters keeps its order, but starts beside its picture. */}
        <bdi dir={directionOf(title)}>
          <Marked text={title} needle={query} />
        </bdi>
        {note && (
          <Text size="sm" c="dimmed">
            <Marked text={note} needle={query} />
          </Text>
        )}
      </div>
    </>
  );
}

/** A text with all matches of `needle` highlighted, including matches in another spelling. */
function Marked({ text, needle }: { text: string; needle: string }) {
  const matches = foldedMatches(text, needle);
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <mark className={classes.match}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
