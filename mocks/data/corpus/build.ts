import type { ChapterSeed } from './types.ts';

/**
 * Parses chapters. A line without ` | ` is the title of a chapter. The lines below it, `title | content`, are its
 * lessons. A lesson that begins with `*` has no video. `¶` starts a new line in the content.
 */
export function syllabus(text: string): ChapterSeed[] {
  const chapters: { title: string; lessons: ChapterSeed['lessons'][number][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, reading, title = '', content] = /^\s*(\* )?(.*?)(?: \| (.*))?$/.exec(line) ?? [];
    if (content === undefined) chapters.push({ title, lessons: [] });
    else
      chapters.at(-1)?.lessons.push({ title, content: content.replaceAll(' ¶ ', '\n'), video: reading === undefined });
  }
  return chapters;
}

/** Joins paragraphs with blank lines between them. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}

/** Splits each line of `text` at ` | `. Omits empty lines. */
export const cells = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(' | ')]));

/** Parses comments, one per line: `user | text`. */
export const comments = (text: string) => cells(text).map(([user = '', said = '']) => ({ user, text: said }));
