import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the text between two marks of a document: `<!-- loads -->` … `<!-- /loads -->`. */
export function writePart(file: string, part: string, change: (before: string) => string): void {
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(start) + start.length, document.indexOf(end)];
  if (from < start.length || to < 0) throw new Error(`${file} has no part ${part}`);
  writeFileSync(file, `${document.slice(0, from)}\n\n${change(document.slice(from, to))}\n\n${document.slice(to)}`);
}
