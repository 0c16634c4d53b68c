import { Fragment } from 'react';
import { foldedMatches } from '../../../lib/persian.ts';
import classes from './SearchDialog.module.css';

interface MarkedProps {
  /** A text as it may be shown. */
  text: string;
  /** What was looked for. */
  needle: string;
}

/** A text with what was looked for marked in it, however that is written there. */
export function Marked({ text, needle }: MarkedProps) {
  const matches = foldedMatches(text, needle);
  const last = matches.at(-1)?.[1] ?? 0;
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <mark className={classes.match}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
