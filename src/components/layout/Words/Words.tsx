import { createElement, Fragment } from 'react';

// A run of Latin letters and the characters of technical names.
const NAME = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

interface WordsProps {
  /** A Persian text. */
  children: string;
}

/** A Persian text with Latin names marked as English, for the right voice of screen readers. */
export const Words = ({ children }: WordsProps) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(NAME)
      .map((part, place) => (place % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part)),
  );
