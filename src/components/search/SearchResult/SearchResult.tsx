import { Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { foldedMatches } from '../../../lib/persian.ts';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './SearchResult.module.css';

export interface SearchResultProps {
  kind: 'icon' | 'cover';
  /** The URL of the picture. If it is null, a default picture is shown. */
  picture: string | null;
  title: string;
  /** A line below the title. */
  note?: string;
  /** The number of a department's courses. Default: not shown. */
  count?: number | undefined;
  /** The search text. Its matches in title and note are highlighted. */
  query: string;
}

/** The content of one search result: its picture, title and note (product §10). */
export function SearchResult({ kind, picture, title, note, count, query }: SearchResultProps) {
  return (
    <>
      <ApiImage
        kind={kind}
        src={picture}
        width={kind === 'cover' ? 64 : 36}
        height={36}
        fit="contain"
        className={classes[kind] ?? ''}
      />
      <div className={classes.words}>
        <Group gap="0 var(--mantine-spacing-xs)">
          {/* A Latin title reads from left to right, but still starts on the right, beside the picture. */}
          <span className={classes.name}>
            <bdi dir={directionOf(title)}>
              <Marked text={title} needle={query} />
            </bdi>
          </span>
          {count !== undefined && (
            <Text span size="sm" c="dimmed" ms="auto">
              {fa.departments.size(count)}
            </Text>
          )}
        </Group>
        {note && (
          <Text size="sm" c="dimmed">
            <Marked text={note} needle={query} />
          </Text>
        )}
      </div>
    </>
  );
}

/** Highlights all matches of `needle` in `text`, including matches in another spelling. */
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
