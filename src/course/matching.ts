import type { Course } from '../api/courses.ts';
import { comparePersian, fold } from '../lib/persian.ts';
import { amountOf } from './price.ts';
import type { CourseSort } from './search.ts';

/** The searchable text of a course, folded (see `fold`). */
interface Words {
  title: string;
  department: string;
}

// The number of courses to fold per idle callback. A larger number would delay the handling of clicks on a slow phone.
const AT_ONCE = 200;
const folded = new WeakMap<Course, Words>();

function wordsOf(course: Course): Words {
  const known = folded.get(course);
  if (known) return known;
  const words = { title: fold(course.title), department: fold(course.department_name ?? '') };
  folded.set(course, words);
  return words;
}

/**
 * Folds the searchable text of courses in idle time, so that the first search is fast. Returns a function that stops
 * the folding.
 */
export function foldWhenIdle(courses: readonly Course[]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  let at = 0;
  let waiting = requestIdleCallback(work);
  function work() {
    courses.slice(at, (at += AT_ONCE)).forEach(wordsOf);
    if (at < courses.length) waiting = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(waiting);
}

/**
 * Returns the courses that contain each word of `q` in their title or department name. If `sort` is `given`, courses in
 * which a word starts with `q` come first. Such a word in the department name ranks above one in the title. Courses of
 * equal rank stay in the server's order.
 */
export function matching(courses: readonly Course[], q: string, sort: CourseSort): Course[] {
  const needle = fold(q);
  if (needle === '') return inOrder([...courses], sort);
  const needles = needle.split(' ');
  const found = courses.filter((course) => {
    const { title, department } = wordsOf(course);
    return needles.every((word) => title.includes(word) || department.includes(word));
  });
  if (sort !== 'given') return inOrder(found, sort);
  const ranks = new Map(found.map((course) => [course, rankOf(wordsOf(course), needle)]));
  return found.sort((first, second) => (ranks.get(first) ?? 0) - (ranks.get(second) ?? 0));
}

function rankOf({ title, department }: Words, needle: string): number {
  return (beginsWord(department, needle) ? 0 : 2) + (beginsWord(title, needle) ? 0 : 1);
}

// Both arguments must be folded already.
function beginsWord(text: string, needle: string): boolean {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Returns the rows whose text contains every word of `q`. Rows that contain `q` at the start of a word come first. */
export function byWordStart<Row>(rows: readonly Row[], textOf: (row: Row) => string, q: string): Row[] {
  const needle = fold(q);
  const found = rows.map((row) => ({ row, text: fold(textOf(row)) }));
  return found
    .filter(({ text }) => needle.split(' ').every((word) => text.includes(word)))
    .sort((first, second) => Number(beginsWord(second.text, needle)) - Number(beginsWord(first.text, needle)))
    .map(({ row }) => row);
}

const ORDERS = {
  cheapest: (first: Course, second: Course) => amountOf(first) - amountOf(second),
  dearest: (first: Course, second: Course) => amountOf(second) - amountOf(first),
  title: (first: Course, second: Course) => comparePersian(first.title, second.title),
};

const inOrder = (courses: Course[], sort: CourseSort) => (sort === 'given' ? courses : courses.sort(ORDERS[sort]));
