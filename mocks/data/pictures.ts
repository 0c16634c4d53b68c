import { keysOf } from '../../src/lib/keys.ts';
import type { Row } from './db.ts';
import { textOf } from '../files.ts';
import { chance } from './chance.ts';
import signs from './pictures/signs.json' with { type: 'json' };

type Slug = Row<'departments'>['slug'];

const COVERS = 6;

/** Reads an SVG file and inserts `colours` and `sign`. Removes the root's `style`, which is only for previews. */
async function drawn(name: string, colours: Readonly<Record<string, string>>, sign = ''): Promise<string> {
  const drawing = (await textOf(`./data/pictures/${name}`))
    .replace(/ style="[^"]*"/, '')
    .replace('<g id="sign"/>', sign);
  return drawing.replaceAll(/var\(--(\w+)\)/g, (_, part: string) => colours[part] ?? 'none');
}

function coloursOf(slug: Slug, index: number) {
  const { colours } = signs.departments[slug];
  const [deep = '', rich = '', line = '', light = '', accent = ''] = colours[index % colours.length] ?? [];
  return { deep, rich, line, light, accent };
}

/** Returns the symbol for a word in the title, or else the department's symbol. */
function signOf(slug: Slug, title: string): string {
  const [, strokes] = Object.entries(signs.motifs).find(([word]) => title.includes(word)) ?? [];
  if (strokes === undefined) return signs.departments[slug].sign;
  return `<path transform="scale(4.2) translate(-12 -12)" d="${strokes}" fill="none" stroke="var(--light)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const cover = (slug: Slug, layout: number, colours: number, title = '') =>
  drawn(`cover-${layout % COVERS}.svg`, coloursOf(slug, colours), signOf(slug, title));

/** Draws a course's cover. Courses with consecutive ids have different layouts and colours. */
export function courseCover(slug: Slug, id: number, title: string): Promise<string> {
  const n = id + Math.floor(id / COVERS);
  return cover(slug, n, n, title);
}

/** Draws an article's cover. */
export const articleCover = (slug: Slug, id: number) => cover(slug, id * 5 + 3, id * 3 + 1);

/** Draws picture number `n` of a department's page. */
export const departmentImage = (slug: Slug, n: number) => cover(slug, [2, 4, 0, 3, 5, 1][n % COVERS] ?? 0, n);

/** Draws a department's icon: its symbol on an eight-pointed tile. */
export const departmentIcon = (slug: Slug) =>
  drawn('icon.svg', coloursOf(slug, slug === 'design' ? 1 : 0), signOf(slug, ''));

/** Draws an avatar. The same name always has the same avatar. */
export function avatar(name: string): Promise<string> {
  const pick = <T>(what: string, from: readonly T[]) => from[Math.floor(chance(name, what) * from.length)] as T;
  const colours = coloursOf(pick('department', keysOf(signs.departments)), pick('colours', [1, 2]));
  const style = pick('style', [0, 1, 2]);
  return drawn(`avatar-${style}.svg`, {
    ...colours,
    skin: pick('skin', ['#f0c9a4', '#dba97c', '#c58d63', '#f4d7ba']),
    cloth: pick('cloth', [colours.accent, '#faf6ee']),
    // In style 0, this is the headscarf's colour.
    hair: style === 0 ? colours.deep : pick('shade', ['#2a1a14', '#16182b', '#4d2c1b']),
  });
}

/**
 * Returns the HTML of a fake video player for a lesson. The player works in a sandboxed frame and reports its position
 * like Vimeo's player. With `#autoplay&t=SECONDS`, it starts at once, at that position.
 */
export async function film(texts: { title: string; course: string; seconds: number }): Promise<string> {
  const escape = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
  return (await textOf('./data/pictures/film.html')).replaceAll(
    /\{(title|course|seconds)\}/g,
    (_, name: keyof typeof texts) => escape(String(texts[name])),
  );
}
