import { expect, test } from 'vitest';
import type { Course } from '../api/courses.ts';
import {
  courseOfLesson,
  courseToContinue,
  doneFlags,
  lessonsAfter,
  nextStep,
  openCourse,
  outlineOf,
  placeOf,
  studiedChapters,
} from './progress.ts';
import { apply, EMPTY, type LearningPatch } from './record.ts';

const lesson = (id: string) => ({ id, title: `درس ${id}`, video: null, content: null });
const outline = outlineOf([
  { id: '1', title: 'یک', lessons: [lesson('a'), lesson('b')] },
  { id: '2', title: 'دو', lessons: [] },
  { id: '3', title: 'سه', lessons: [lesson('c')] },
]);
const knowing = (patch: LearningPatch) => apply(EMPTY, patch, 1);

test('the number and the neighbours of a lesson are counted across chapters', () => {
  expect(placeOf(outline, 'b')).toMatchObject({
    number: 2,
    total: 3,
    previous: { id: 'a' },
    next: { id: 'c' },
  });
  expect(placeOf(outline, 'c')).toMatchObject({ chapter: { title: 'سه' }, number: 3, next: undefined });
  expect(placeOf(outline, 'x')).toBeNull();
});

test('lessonsAfter returns only later lessons that are not done', () => {
  const ids = (lessonId: string, patch: LearningPatch) =>
    lessonsAfter('9', lessonId, knowing(patch)).map(({ id }) => id);
  expect(ids('a', { outlines: { '9': outline } })).toEqual(['b', 'c']);
  expect(ids('a', { outlines: { '9': outline }, done: { b: true, c: false } })).toEqual(['c']);
  expect(ids('c', { outlines: { '9': outline } })).toEqual([]);
  expect(ids('x', { outlines: { '9': outline } })).toEqual([]);
  expect(ids('a', {})).toEqual([]);
});

test('[§10.7] lessons that were removed from the course do not count as done', () => {
  const record = knowing({ done: { a: true, b: false, gone: true } });
  expect(doneFlags(outline, record)).toEqual([true, false, false]);
  const studied = studiedChapters(outline, record);
  expect(studied.map(({ from }) => from)).toEqual([1, 3, 3]);
  expect(studied[0]?.lessons).toEqual([
    { id: 'a', title: 'درس a', done: true },
    { id: 'b', title: 'درس b', done: false },
  ]);
  expect(studied[2]?.lessons).toMatchObject([{ id: 'c', done: false }]);
});

test('a learner starts a course with its first lesson', () => {
  expect(nextStep('9', outline, EMPTY)).toMatchObject({ lesson: { id: 'a' }, isNew: true });
  expect(nextStep('9', [], EMPTY)).toEqual({ lesson: undefined, isNew: true });
});

test('[§10.8] a learner continues with the last opened lesson or, if that lesson is done, with the next unfinished lesson', () => {
  const opened = { '9': 'b' };
  expect(nextStep('9', outline, knowing({ opened: { '9': 'a' } }))).toMatchObject({
    lesson: { id: 'a' },
    isNew: false,
  });
  expect(nextStep('9', outline, knowing({ opened }))).toMatchObject({ lesson: { id: 'b' }, isNew: false });
  expect(nextStep('9', outline, knowing({ opened, done: { b: true } })).lesson?.id).toBe('c');
  expect(nextStep('9', outline, knowing({ opened, done: { b: true, c: true } })).lesson?.id).toBe('a');
  expect(nextStep('9', outline, knowing({ done: { a: true, b: true, c: true } })).lesson).toBeUndefined();
  expect(nextStep('9', outline, knowing({ opened: { '9': 'gone' } }))).toMatchObject({
    lesson: { id: 'a' },
    isNew: true,
  });
});

test('[§10.1] the course of a lesson is found among the courses with a stored outline', () => {
  const record = knowing({ outlines: { '8': [], '9': outline } });
  expect(courseOfLesson(record, 'c')).toBe('9');
  expect(courseOfLesson(record, 'x')).toBeUndefined();
});

test('a learner continues the most recently studied course, or a finished course only if all courses are finished', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => ({ id }) as Course) as [Course, Course, Course];
  const record = apply(knowing({ opened: { '2': 'a' } }), { opened: { '3': 'c' } }, 2);
  expect(courseToContinue([first, second, third], record)?.course).toBe(third);
  expect(courseToContinue([first, second], EMPTY)?.course).toBe(first);
  const done = apply(record, { outlines: { '1': outline, '3': outline }, done: { a: true, b: true, c: true } }, 3);
  expect(courseToContinue([first, second, third], done)?.course).toBe(second);
  expect(openCourse([first, third], done)).toBeUndefined();
  expect(courseToContinue([third, first], done)?.course).toBe(third);
});
