import { createElement, Fragment } from 'react';

// A run of Latin letters, with what belongs into a technical name.
const NAME = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

interface WordsProps {
  /** A Persian text. */
  children: string;
}

/** A text whose technical names are marked as English, so that screen readers say them in an English voice. */
export const Words = ({ children }: WordsProps) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(NAME)
      .map((part, place) => (place % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part)),
  );
