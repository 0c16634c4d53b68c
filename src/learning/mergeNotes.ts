import { diff3Merge, diffComm } from 'node-diff3';

/** The maximum number of comparisons. A larger number would block a slow phone. */
const MOST = 1_000_000;

/**
 * Merges two versions of a note, paragraph by paragraph. `base` is the version that both started from. By default, the
 * base consists of the paragraphs that both versions contain. Where both versions differ from the base, the paragraphs
 * of the older version come first. If a paragraph is the beginning of a paragraph in the other version, only the longer
 * one is kept.
 */
export function mergeNotes(older: string, newer: string, base?: string): string {
  const [first, second] = [older.split('\n'), newer.split('\n')];
  if (first.length * second.length > MOST) return bothOf(first, second).join('\n');
  const shared = base?.split('\n') ?? diffComm(first, second).flatMap(({ common = [] }) => common);
  return diff3Merge(first, shared, second)
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? bothOf(conflict.a, conflict.b) : []))
    .join('\n');
}

function bothOf(older: readonly string[], newer: readonly string[]): string[] {
  const [isInOlder, isInNewer] = [continuations(older), continuations(newer)];
  const same = new Set(newer);
  return [...older.filter((line) => !same.has(line) && !isInNewer(line)), ...newer.filter((line) => !isInOlder(line))];
}

/**
 * Returns a function that checks whether a longer line in `lines` starts with a given line. In sorted order, such a
 * longer line comes directly after the given line.
 */
function continuations(lines: readonly string[]): (line: string) => boolean {
  const sorted = [...new Set(lines)].sort();
  return (line) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') > line) high = middle;
      else low = middle + 1;
    }
    return sorted[low]?.startsWith(line) === true;
  };
}
