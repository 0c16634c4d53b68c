import { createElement, Fragment, type ReactNode } from 'react';

// Matches a technical name, such as `Node.js` or `C++`: a Latin letter, followed by characters that a name may contain.
const NAME = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

// Matches a term of a formula. In a formula such as `f(x) = ۱/(x² - ۹)`, operators join the terms. Brackets must be in
// pairs. A negative number is a formula, too, unless it is the end of a name such as `کووید-۱۹`.
const TERM = String.raw`(?:[\p{Nd}A-Za-z²³√π]|\((?:[^()\p{Lo}]|\([^()\p{Lo}]{0,20}\)){1,20}\)){1,20}`;
const FORMULA = new RegExp(String.raw`${TERM}(?:\s*[-+−*/=^<>≤≥]\s*[-−]?${TERM})+|[-−]\p{Nd}+`, 'gu');
// A formula contains a symbol that names do not contain, or it begins with a digit and has only single letters, such as
// `۱/x`. `UTF-8`, `Vue 3 / React` and `۱۴۰۵/۰۱/۳۱` are not formulas.
const SIGN = /[=^*<>≤≥²³√(]/;
const SINGLE_LETTERS = /^\p{Nd}[^A-Za-z]*(?:[A-Za-z](?![A-Za-z])[^A-Za-z]*)+$/u;
const isNegative = (text: string, before: string) => /^[-−]/.test(text) && !/[^\s(«]$/.test(before);
const isFormula = (text: string) => /[A-Za-z=]/.test(text) && (SIGN.test(text) || SINGLE_LETTERS.test(text));

interface WordsProps {
  /** Persian text. */
  children: string;
}

// The browser would display `C++` as «++C», so a name that ends with a symbol is isolated. Other names are not
// isolated, because isolation would reorder the parts of `R&D` or of an English sentence.
const name = (part: string) =>
  createElement(
    /[+#]$/.test(part) ? 'bdi' : 'span',
    { lang: 'en', 'data-word': !part.includes(' ') || undefined },
    part,
  );

const names = (text: string) => text.split(NAME).map((part, place) => (place % 2 === 1 ? name(part) : part));

/**
 * Persian text. Latin names are marked as English, so that screen readers use an English voice. Formulas are isolated
 * and set from left to right, because the browser would reverse formulas that begin with a digit or a minus sign.
 */
export function Words({ children }: WordsProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: formula, index } of children.matchAll(FORMULA)) {
    if (!isFormula(formula) && !isNegative(formula, children.slice(0, index))) continue;
    parts.push(...names(children.slice(end, index)), createElement('bdi', { dir: 'ltr' }, formula));
    end = index + formula.length;
  }
  return createElement(Fragment, null, ...parts, ...names(children.slice(end)));
}
