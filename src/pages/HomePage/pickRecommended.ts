import type { Course } from '../../api/courses.ts';
import { evidenceOf } from '../../course/evidence.ts';
import { amountOf } from '../../course/price.ts';

/** The number of recommended courses (product §2). */
export const RECOMMENDED = 3;

/**
 * Picks up to three courses that the user does not own. The same `seed` (0 ≤ seed < 1) picks the same courses. If a
 * picked course is removed from the list, the other picks stay. Courses with ids in `first` are picked before all
 * others. The first card is larger than the others, so picked courses without a description or a department come last.
 */
export function pickRecommended(
  courses: readonly Course[],
  owned: readonly string[],
  seed: number,
  first: readonly string[] = [],
): Course[] {
  return courses
    .filter(({ id }) => !owned.includes(id))
    .map((course) => ({ course, rank: rank(course.id, seed) + (first.includes(course.id) ? 0 : 2 ** 32) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, RECOMMENDED)
    .map(({ course }) => course)
    .sort((one, other) => missing(one) - missing(other));
}

const missing = ({ description, department_name: department }: Course) =>
  Number(!description) + 2 * Number(!department);

// Returns an FNV-1a hash of seed and id. Its bits are mixed once more, because consecutive ids have similar hashes.
function rank(id: string, seed: number): number {
  let hash = Math.trunc(seed * 2 ** 32) ^ 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns a fact that speaks for the course, or undefined. A free course beside it does not speak for a paid one. */
export function reasonFor(course: Course, courses: readonly Course[], purchased: readonly string[]) {
  const facts = evidenceOf(course, courses, purchased);
  return facts.find(({ kind }) => kind !== 'free' || amountOf(course) === 0)?.text;
}
