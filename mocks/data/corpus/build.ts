import type { ChapterSeed } from './types.ts';

/**
 * Reads chapters as they are written: each on a line, its lessons below it, indented by two more, as `title | content`.
 * A lesson that begins with `*` has no video and is only to be read. `¶` begins a new paragraph of its content.
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

/** Plain text whose paragraphs are separated by blank lines. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}

/** The lines of a text, each cut at ` | `. */
export const cells = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(' | ')]));

/** A comment on each line: `user | text`. */
export const comments = (text: string) => cells(text).map(([user = '', said = '']) => ({ user, text: said }));
