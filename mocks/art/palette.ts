import { green, ink, lapis, paper, red, saffron, turquoise } from '../../src/theme/colors.ts';

/** The six departments of the seed. */
export type Slug = 'math' | 'programming' | 'languages' | 'design' | 'finance' | 'games';

/** One set of colours for a picture: ground from `deep` to `rich`, strands in `line`, figures in `light` and `accent`. */
export interface Colours {
  deep: string;
  rich: string;
  line: string;
  light: string;
  accent: string;
}

const night = '#0a1e33';
const clay = '#9a4a1f';

function colours(
  deep: string,
  rich: string,
  line: string,
  light: string = paper,
  accent: string = saffron[4],
): Colours {
  return { deep, rich, line, light, accent };
}

const colourways: Record<Slug, readonly Colours[]> = {
  math: [
    colours(lapis[9], lapis[7], lapis[4]),
    colours(lapis[8], lapis[5], lapis[2]),
    colours('#1a1f5c', '#3a3f9e', '#8f95ee', paper, turquoise[3]),
    colours(lapis[2], lapis[0], lapis[4], lapis[7], saffron[6]),
  ],
  programming: [
    colours('#071222', '#0d3a52', turquoise[5], turquoise[2]),
    colours(night, '#17406b', lapis[4], turquoise[3], saffron[4]),
    colours('#10263a', turquoise[8], turquoise[4], paper),
    colours(turquoise[2], turquoise[0], turquoise[4], turquoise[8], lapis[6]),
  ],
  languages: [
    colours(turquoise[9], turquoise[6], turquoise[3]),
    colours(turquoise[8], '#128a7a', turquoise[2]),
    colours('#0d4f6e', '#1580a0', '#7fd0e6'),
    colours('#bfeae2', '#effaf6', '#5fc2b4', turquoise[8], red[5]),
  ],
  design: [
    colours(saffron[3], saffron[1], saffron[8], lapis[7], red[5]),
    colours('#7a3314', clay, '#e79a6b', paper, turquoise[3]),
    colours('#e9b79a', '#fbe9dc', '#c9784e', '#7a3314', turquoise[6]),
    colours('#5d1f4a', '#93366f', '#e394c2', paper, saffron[4]),
  ],
  finance: [
    colours(green[9], green[6], green[3]),
    colours('#0c3b3a', '#12685c', '#63c2a8'),
    colours('#3b3a10', '#75701f', '#d8cf72', paper, saffron[3]),
    colours(green[2], green[0], green[4], green[8], saffron[7]),
  ],
  games: [
    colours(red[9], red[6], red[3]),
    colours('#2e1150', '#6a2f9c', '#bd8cf0', paper, saffron[4]),
    colours('#4a0f3a', '#a52a5e', '#f08fb8', paper, turquoise[3]),
    colours(red[2], red[0], red[3], red[8], lapis[6]),
  ],
};

/** A whole number below `count` that `seed` and `salt` always give again. */
export function choice(seed: number | string, salt: number, count: number): number {
  let hash = 2166136261 ^ salt;
  for (const char of `${seed}:${salt}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return (hash >>> 0) % count;
}

/** The colours number `index` of a department, counted round. */
export function colourway(slug: Slug, index: number): Colours {
  const own = colourways[slug];
  return own[index % own.length] ?? colours(ink, lapis[7], lapis[4]);
}
