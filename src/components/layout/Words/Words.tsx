import { createElement, Fragment, type ReactNode } from 'react';

// A Latin letter and the characters of technical names after it, such as `Node.js` or `C++`.
const NAME = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

// Terms joined by operators, such as `f(x) = ۱/(x² - ۹)`. Brackets come in pairs.
const TERM = String.raw`(?:[\p{Nd}A-Za-z²³√π]|\((?:[^()\p{Lo}]|\([^()\p{Lo}]{0,20}\)){1,20}\)){1,20}`;
const FORMULA = new RegExp(String.raw`(${TERM}(?:\s*[-+−*/=^<>≤≥]\s*[-−]?${TERM})+)`, 'u');
// `HTML/CSS` and `۱۴۰۵/۰۱/۳۱` are not formulas.
const isFormula = (text: string) => /[A-Za-z=]/.test(text) && /[\p{Nd}=²³√(]/u.test(text);

interface WordsProps {
  /** A Persian text. */
  children: string;
}

const names = (text: string) =>
  text.split(NAME).map((part, place) => (place % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part));

/**
 * A Persian text. Latin names are marked as English, so that screen readers use an English voice. Formulas are isolated
 * from left to right, because the browser would reverse those that begin with a digit.
 */
export const Words = ({ children }: WordsProps) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(FORMULA)
      .flatMap((part, place): ReactNode[] =>
        place % 2 === 1 && isFormula(part) ? [createElement('bdi', { dir: 'ltr' }, part)] : names(part),
      ),
  );
