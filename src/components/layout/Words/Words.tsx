import { Fragment } from 'react';

// A run of Latin letters, with what belongs into a technical name.
const NAME = /[A-Za-z](?:[\w+#./ -]*[\w+#])?/g;

interface WordsProps {
  /** A Persian text. */
  children: string;
}

/** A text whose technical names are marked as English, so that screen readers say them in an English voice. */
export function Words({ children: text }: WordsProps) {
  const names = [...text.matchAll(NAME)];
  const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);
  return (
    <>
      {names.map((match, place) => (
        <Fragment key={match.index}>
          {text.slice(endOf(names[place - 1]), match.index)}
          <span lang="en">{match[0]}</span>
        </Fragment>
      ))}
      {text.slice(endOf(names.at(-1)))}
    </>
  );
}
