/** A point of the plane, y downwards. */
export type Point = readonly [x: number, y: number];

const TURN = 2 * Math.PI;

/** `value` with at most one decimal, as SVG paths write it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** The point at `angle` radians and distance `radius` from `centre`. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The corners of a regular polygon, the first at `turn` radians. */
export function polygon(sides: number, radius: number, centre: Point = [0, 0], turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i) => polar(centre, radius, turn + (i * TURN) / sides));
}

/** An SVG path through `points`, closed unless told otherwise; steps are relative, which is shorter. */
export function path(points: readonly Point[], closed = true): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let d = '';
  let last = [0, 0] as readonly [number, number];
  for (const at of tenths) {
    const step = [at[0] - last[0], at[1] - last[1]].map((value) => String(value / 10)).join(' ');
    d += `${d === '' ? 'M' : 'l'}${step.replace(' -', '-')}`;
    last = at;
  }
  return closed ? `${d}z` : d;
}

/** The outline of a star: `points` tips at `radius`, its inner corners at `radius × depth`. */
export function star(
  points: number,
  radius: number,
  depth: number,
  centre: Point = [0, 0],
  turn = -Math.PI / 2,
): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(centre, i % 2 === 0 ? radius : radius * depth, turn + (i * Math.PI) / points),
  );
  return path(corners);
}

/**
 * The star polygon {n/k} as one woven strand: every chord goes over and under its neighbours by turns, and is cut
 * `gap` before and after the places where it goes under.
 */
export function weave(
  n: number,
  k: number,
  radius: number,
  gap: number,
  centre: Point = [0, 0],
  turn = -Math.PI / 2,
): string {
  const apothem = radius * Math.cos((Math.PI * k) / n);
  const half = radius * Math.sin((Math.PI * k) / n);
  let d = '';
  for (let chord = 0; chord < n; chord += 1) {
    const normal = turn + (TURN * (chord + k / 2)) / n;
    const at = (along: number): Point => polar(polar(centre, apothem, normal), along, normal + Math.PI / 2);
    const unders = Array.from(
      { length: k - 1 },
      (_, j) => apothem * Math.tan((Math.PI * (j + 1)) / n) * (j % 2 === 0 ? 1 : -1),
    );
    let from = -half;
    for (const under of unders.toSorted((a, b) => a - b)) {
      d += path([at(from), at(under - gap)], false);
      from = under + gap;
    }
    d += path([at(from), at(half)], false);
  }
  return d;
}

/**
 * Hankin's polygons in contact: two rays leave the middle of every edge at `angle` radians and end where they meet
 * the ray of another edge.
 */
export function strands(tile: readonly Point[], angle: number): string {
  const rays = tile.flatMap((corner, i) => {
    const next = tile[(i + 1) % tile.length] ?? corner;
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const along = Math.atan2(next[1] - corner[1], next[0] - corner[0]);
    return [
      { edge: i, over: true, from: middle, to: along + angle },
      { edge: i, over: false, from: middle, to: along + Math.PI - angle },
    ];
  });
  const meetings = [];
  for (const a of rays.filter((ray) => ray.over)) {
    for (const b of rays.filter((ray) => !ray.over && ray.edge !== a.edge)) {
      const cross = Math.sin(b.to - a.to);
      if (Math.abs(cross) < 1e-9) continue;
      const dx = b.from[0] - a.from[0];
      const dy = b.from[1] - a.from[1];
      const s = (dx * Math.sin(b.to) - dy * Math.cos(b.to)) / cross;
      const t = (dx * Math.sin(a.to) - dy * Math.cos(a.to)) / cross;
      if (s > 1e-9 && t > 1e-9) meetings.push({ a, b, s, cost: s + t });
    }
  }
  const done = new Set<object>();
  let d = '';
  for (const { a, b, s } of meetings.toSorted((x, y) => x.cost - y.cost)) {
    if (done.has(a) || done.has(b)) continue;
    done.add(a).add(b);
    d += path([a.from, polar(a.from, s, a.to), b.from], false);
  }
  return d;
}

/** A repeating piece of a pattern: draw `d` in a `<pattern>` of this width and height. */
export interface Tile {
  width: number;
  height: number;
  d: string;
}

const corners = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [0, height],
  [width, height],
];

/** Where the stars of a tile of `tenfold` stand. */
export const centresOf = ({ width, height }: Omit<Tile, 'd'>): Point[] => [
  ...corners(width, height),
  [width / 2, height / 2],
];

/** Eight-pointed stars and crosses on the tiling of octagons and squares; `size` is the tile's side. */
export function eightfold(size: number, angle: number): Tile {
  const octagon = polygon(8, size / 2 / Math.cos(Math.PI / 8), [size / 2, size / 2], Math.PI / 8);
  const side = size * Math.tan(Math.PI / 8);
  const squares = corners(size, size).map((corner) => strands(polygon(4, side / Math.SQRT2, corner), angle));
  return { width: size, height: size, d: strands(octagon, angle) + squares.join('') };
}

/** The classic girih of ten-pointed stars: decagons on a rhombic lattice, bow ties between; `a` is half their distance. */
export function tenfold(a: number): Tile {
  const angle = (54 * Math.PI) / 180;
  const width = 4 * a * Math.cos(Math.PI / 5);
  const height = 4 * a * Math.sin(Math.PI / 5);
  const radius = a / Math.cos(Math.PI / 10);
  const decagon = (centre: Point) => polygon(10, radius, centre, Math.PI / 10);
  const stars = centresOf({ width, height }).map((centre) => strands(decagon(centre), angle));
  const ties: Point[] = [
    [width / 2, 0],
    [width / 2, height],
    [0, height / 2],
    [width, height / 2],
  ];
  return { width, height, d: stars.join('') + ties.map((tie) => strands(bowTie(a, tie), angle)).join('') };
}

function bowTie(a: number, [x, y]: Point): Point[] {
  const reach = 2 * a * Math.cos(Math.PI / 5) - a;
  const end = a * Math.tan(Math.PI / 10);
  const waist = 2 * a * Math.sin(Math.PI / 5) - a / Math.cos(Math.PI / 10);
  return [
    [x + reach, y - end],
    [x + reach, y + end],
    [x, y + waist],
    [x - reach, y + end],
    [x - reach, y - end],
    [x, y - waist],
  ];
}
