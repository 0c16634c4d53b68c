import { readFileSync, writeFileSync } from 'node:fs';

/** Puts `text` between the marks of a part of a document: `<!-- loads -->` … `<!-- /loads -->`. */
export function writePart(file: string, part: string, text: string): void {
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`${file} has no part ${part}`);
  writeFileSync(file, `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`);
}
