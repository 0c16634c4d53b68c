import type { ChapterSeed, LessonSeed } from './types.ts';

/** A lesson with a video. */
export function lesson(title: string, content: string): LessonSeed {
  return { title, content, video: true };
}

/** A lesson without a video, only to be read. */
export function reading(title: string, content: string): LessonSeed {
  return { title, content, video: false };
}

/** A chapter with its lessons in order. */
export function chapter(title: string, ...lessons: readonly LessonSeed[]): ChapterSeed {
  return { title, lessons };
}

/** Plain text whose paragraphs are separated by blank lines. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}
