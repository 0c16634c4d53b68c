import { vi } from 'vitest';
import type { Course } from '../api/courses.ts';
import type { Lesson } from '../api/study.ts';
import { memoryShelf } from '../lib/shelf.ts';
import type { KeptCourse } from '../offline/keptCourse.ts';
import { createKeptCourses, type Source } from '../offline/keptCourses.ts';

/** Returns a course with only the fields that stored courses need. */
export const courseOf = (id: string, cover: string | null = '/a.png') => ({ id, title: 'جبر', cover }) as Course;
export const lessonOf = (id: string): Lesson => ({ id, title: id, video: null, content: 'متن' });
export const chaptersOf = (...ids: string[]) => [{ id: '1', title: '', lessons: ids.map(lessonOf) }];

/** Creates stored courses in memory, with a source whose requests succeed. */
export async function setUp() {
  const shelves = { courses: memoryShelf<KeptCourse>(), lessons: memoryShelf<Lesson>() };
  const source = {
    chapters: vi.fn<Source['chapters']>(async (id) => chaptersOf(`${id}1`, `${id}2`)),
    lesson: vi.fn<Source['lesson']>(async (id) => lessonOf(id)),
    picture: vi.fn<Source['picture']>(async () => new Blob(['12345'])),
  };
  const clock = { time: 1 };
  const tell = vi.fn<() => void>();
  const openTab = () => createKeptCourses(shelves, () => clock.time, tell);
  const kept = openTab();
  const before = kept.getState();
  await kept.read('sara');
  const ids = () => kept.getState().courses.map(({ course }) => course.id);
  return { shelves, source, clock, tell, openTab, kept, before, ids };
}
