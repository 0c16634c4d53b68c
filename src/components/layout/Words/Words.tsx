import { createElement, Fragment } from 'react';

// A Latin letter and the characters of technical names after it, such as `Node.js` or `C++`.
const NAME = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

interface WordsProps {
  /** A Persian text. */
  children: string;
}

/** A Persian text with Latin names marked as English, so that screen readers use an English voice. */
export const Words = ({ children }: WordsProps) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(NAME)
      .map((part, place) => (place % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part)),
  );
