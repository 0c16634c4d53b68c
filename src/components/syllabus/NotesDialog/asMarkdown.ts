/** A chapter with the lessons that have notes. */
export interface ChapterNotes {
  id: string;
  title: string;
  lessons: readonly { id: string; title: string; note: string }[];
}

// Escapes characters that are Markdown syntax.
const escape = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');

/** Returns the notes on a course as Markdown. Titles are escaped, but the notes are not. */
export function asMarkdown(course: string, chapters: readonly ChapterNotes[]): string {
  const parts = chapters.flatMap(({ title, lessons }) => [
    `## ${escape(title)}`,
    ...lessons.flatMap((lesson) => [`### ${escape(lesson.title)}`, lesson.note.trim()]),
  ]);
  return `${[`# ${escape(course)}`, ...parts].join('\n\n')}\n`;
}
