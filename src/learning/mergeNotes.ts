/** The maximum number of comparisons. A larger number would block a slow phone. */
const MOST = 1_000_000;

/**
 * Merges two versions of a note. Paragraphs that both versions contain appear once and in order. Between them are the
 * other paragraphs, first those of the older version, then those of the newer one. If a paragraph is the beginning of a
 * paragraph in the other version, only the longer one is kept.
 */
export function mergeNotes(older: string, newer: string): string {
  const [first, second] = [older.split('\n'), newer.split('\n')];
  // Equal lines get equal numbers, because numbers can be compared faster.
  const numbers = new Map([...first, ...second].map((line, number) => [line, number]));
  const numbered = (lines: readonly string[]) => lines.map((line) => numbers.get(line) ?? 0);
  const shared = sharedLines(numbered(first), numbered(second));
  const merged: string[] = [];
  let [at, other] = [0, 0];
  for (const [next, otherNext] of [...shared, [first.length, second.length] as const]) {
    merged.push(...bothOf(first.slice(at, next), second.slice(other, otherNext)), ...first.slice(next, next + 1));
    [at, other] = [next + 1, otherNext + 1];
  }
  return merged.join('\n');
}

function bothOf(older: readonly string[], newer: readonly string[]): string[] {
  const [isInOlder, isInNewer] = [continuations(older), continuations(newer)];
  const same = new Set(newer);
  return [...older.filter((line) => !same.has(line) && !isInNewer(line)), ...newer.filter((line) => !isInOlder(line))];
}

/**
 * Returns a function that tells whether a line is the beginning of a longer one in `lines`. When lines are sorted, such
 * a longer line comes directly after it.
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

/** The longest common subsequence of two lists, as pairs of indexes. */
function sharedLines(first: readonly number[], second: readonly number[]): [number, number][] {
  if (first.length * second.length > MOST) return [];
  // `lengths[at][other]` is the length of the common subsequence from these two indexes to the ends of the lists.
  const lengths = first.map(() => new Uint32Array(second.length + 1));
  lengths.push(new Uint32Array(second.length + 1));
  const lengthAt = (at: number, other: number) => lengths[at]?.[other] ?? 0;
  for (let at = first.length - 1; at >= 0; at -= 1) {
    for (let other = second.length - 1; other >= 0; other -= 1) {
      const row = lengths[at];
      if (!row) continue;
      row[other] =
        first[at] === second[other]
          ? lengthAt(at + 1, other + 1) + 1
          : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [at, other] = [0, 0]; at < first.length && other < second.length;) {
    if (first[at] === second[other]) {
      pairs.push([at, other]);
      at += 1;
      other += 1;
    } else if (lengthAt(at + 1, other) >= lengthAt(at, other + 1)) at += 1;
    else other += 1;
  }
  return pairs;
}
