import { layoutCount, picture } from './cover.ts';
import { short, star, weave } from './girih.ts';
import { glyph } from './glyph.ts';
import { motifOf } from './motifs.ts';
import { choice, colourway, type Slug } from './palette.ts';

/**
 * A course's cover, 16:9. Neighbours by id share neither composition nor colours, whether the ids of a department
 * follow one another or come in turns; the sign in it says what the course is about.
 */
export function courseCover({ slug, id, title = '' }: { slug: Slug; id: number; title?: string }): string {
  const n = id + Math.floor(id / layoutCount);
  const motif = motifOf(title);
  return picture(motif ? { motif } : slug, colourway(slug, n), n, `course-${slug}-${id}`);
}

/** Picture number `n` of a department's page, 16:9. */
export function departmentImage(slug: Slug, n: number): string {
  return picture(slug, colourway(slug, n), [2, 4, 0, 3, 5, 1][n % layoutCount] ?? 0, `department-${slug}-${n}`);
}

/** An article's cover, 16:9: as a course's, from the other end of the compositions. */
export function articleCover(slug: Slug, id: number): string {
  return picture(slug, colourway(slug, id * 3 + 1), id * 5 + 3, `article-${slug}-${id}`);
}

/** A department's icon: its sign on an eight-pointed tile, 96 × 96. */
export function departmentIcon(slug: Slug): string {
  const colours = colourway(slug, slug === 'design' ? 1 : 0);
  const { deep, rich, accent } = colours;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${rich}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<path d="${star(8, 47, 0.8, [48, 48])}" fill="url(#g)" stroke="${accent}" stroke-width="2" stroke-linejoin="round"/>` +
    `${glyph(slug, [48, 48], 46, colours)}</svg>`
  );
}

/** A person's picture: a bust before a woven star, in colours and a number of points of its own. 256 × 256. */
export function avatar(seed: string | number): string {
  const slugs: Slug[] = ['math', 'languages', 'design', 'finance', 'games', 'programming'];
  const { deep, rich, line, accent } = colourway(
    slugs[choice(seed, 1, slugs.length)] ?? 'math',
    1 + choice(seed, 2, 2),
  );
  const points = 8 + choice(seed, 3, 3) * 2;
  const cloth = choice(seed, 4, 2) === 0 ? accent : '#faf6ee';
  const shoulders = 210 + choice(seed, 5, 3) * 8;
  const skin = ['#f0c9a4', '#dba97c', '#c58d63', '#f4d7ba'][choice(seed, 6, 4)] ?? '#dba97c';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">' +
    `<radialGradient id="g"><stop stop-color="${rich}"/><stop offset="1" stop-color="${deep}"/></radialGradient><path fill="url(#g)" d="M0 0h256v256H0z"/>` +
    `<path d="${weave(points, points / 2 - 1, 150, 5, [128, 112])}" fill="none" stroke="${line}" stroke-width="4" stroke-opacity=".7"/>` +
    `<path d="M${short(128 - shoulders / 2)} 262C${short(128 - shoulders / 2)} 196 88 178 128 178S${short(128 + shoulders / 2)} 196 ${short(128 + shoulders / 2)} 262Z" fill="${cloth}"/>` +
    `<path d="M108 150h40v34a20 20 0 0 1-40 0z" fill="${skin}"/><ellipse cx="128" cy="116" rx="46" ry="54" fill="${skin}"/>` +
    hair(choice(seed, 7, 3), choice(seed, 8, 3), deep) +
    '</svg>'
  );
}

function hair(style: number, shade: number, cloth: string): string {
  const shapes = [
    // A head scarf, short hair, curls.
    'M128 40C66 40 62 108 70 166C76 204 108 214 128 214S180 204 186 166C194 108 190 40 128 40ZM128 78C162 78 166 104 162 132C158 160 142 172 128 172S98 160 94 132C90 104 94 78 128 78Z',
    'M76 120C68 70 92 46 128 46S188 70 180 120C176 100 166 90 160 84C140 92 112 90 98 84C90 90 80 100 76 120Z',
    'M74 126C56 112 58 84 72 78C70 58 92 44 106 52C118 38 142 40 150 52C168 44 186 60 184 78C198 86 200 112 182 126C180 106 172 92 160 86C138 94 112 92 98 86C86 92 76 106 74 126Z',
  ];
  const shades = ['#2a1a14', '#16182b', '#4d2c1b'];
  return `<path d="${shapes[style] ?? ''}" fill="${style === 0 ? cloth : (shades[shade] ?? cloth)}" fill-rule="evenodd"/>`;
}
