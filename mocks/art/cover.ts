import { centresOf, eightfold, path, polygon, short, star, tenfold, weave, type Point, type Tile } from './girih.ts';
import { fill, glyph, type Sign } from './glyph.ts';
import { choice, type Colours } from './palette.ts';

const WIDTH = 800;
const HEIGHT = 450;
const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];

interface Picture {
  sign: Sign;
  colours: Colours;
  seed: string;
  points: number;
}

const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
const everywhere = (paint: string) => `<path fill="${paint}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;

const pattern = (id: string, { width, height }: Tile, inside: string, turn = 0) =>
  `<pattern id="${id}" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse" patternTransform="translate(${CENTRE.join(' ')}) rotate(${turn})">${inside}</pattern>`;

/** The lattice behind most pictures, of a size and turn that the seed chooses; `others` are patterns besides. */
function lattice({ colours, seed }: Picture, opacity: number, others = ''): string {
  const tens = choice(seed, 3, 2) === 0;
  const tile = tens ? tenfold(34 + choice(seed, 4, 4) * 6) : eightfold(76 + choice(seed, 4, 4) * 14, 1.178);
  const turn = tens ? 0 : choice(seed, 5, 2) * 45;
  const own = pattern('lattice', tile, line(tile.d, colours.line, 2, opacity), turn);
  return `<defs>${others}${own}</defs>${everywhere('url(#lattice)')}`;
}

/** Coloured tiles under white strands, as on a tiled wall. */
function tiles({ colours: { accent, light, line: ground, rich } }: Picture, a: number): string {
  const tile = tenfold(a);
  const centres = centresOf(tile);
  const decagons = centres.map((at) => path(polygon(10, a / Math.cos(Math.PI / 10), at, Math.PI / 10)));
  const stars = centres.map(
    (at) => fill(star(10, a, 0.72, at, -Math.PI), rich) + fill(star(10, a * 0.34, 0.6, at), accent),
  );
  const wall = `<path fill="${accent}" d="M0 0h${short(tile.width)}v${short(tile.height)}H0z"/>`;
  return pattern('tiles', tile, wall + fill(decagons.join(''), ground) + stars.join('') + line(tile.d, light, a * 0.1));
}

function niche(x: number, width: number, top: number): string {
  const middle = x + width / 2;
  return `M${x} ${HEIGHT}V${top + width * 0.52}C${x} ${top + width * 0.2} ${middle - width * 0.2} ${top + width * 0.13} ${middle} ${top}C${middle + width * 0.2} ${top + width * 0.13} ${x + width} ${top + width * 0.2} ${x + width} ${top + width * 0.52}V${HEIGHT}Z`;
}

/** What is drawn on the ground, one composition each. */
const layouts: readonly ((picture: Picture) => string)[] = [
  // A medallion of stars in the middle.
  function centred(picture) {
    const { colours, points, sign } = picture;
    const strand = weave(points, points / 2 - 1, 144.48, 5.88, CENTRE, -Math.PI / 2 + Math.PI / points);
    return (
      lattice(picture, 0.5) +
      fill(star(points, 168, 0.86, CENTRE), colours.accent) +
      fill(star(points, 156.24, 0.86, CENTRE), colours.deep) +
      `<path d="${strand}" fill="none" stroke="${colours.line}" stroke-width="5.04" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<circle cx="400" cy="225" r="94.08" fill="${colours.deep}"/>` +
      glyph(sign, CENTRE, 131.04, colours)
    );
  },
  function rosette(picture) {
    const { colours, points, sign } = picture;
    const at: Point = [640, 225];
    const strand = weave(points, points / 2 - 1, 300, 9, at);
    return (
      lattice(picture, 0.28) +
      fill(star(points * 2, 330, 0.92, at), colours.deep, 0.55) +
      line(strand, colours.light, 10) +
      line(strand, colours.rich, 3.5) +
      fill(star(points, 66, 0.7, at), colours.accent) +
      glyph(sign, [190, 225], 150, colours)
    );
  },
  function iwan(picture) {
    const { colours, sign } = picture;
    const [outer, inner] = [niche(214, 372, 20), niche(262, 276, 84)];
    return (
      lattice(picture, 0.4, tiles(picture, 26)) +
      fill(outer, 'url(#tiles)') +
      line(outer, colours.light, 5) +
      fill(inner, colours.deep) +
      line(inner, colours.accent, 5) +
      glyph(sign, [400, 296], 150, colours)
    );
  },
  function wall(picture) {
    const { colours, sign, seed } = picture;
    const start = choice(seed, 6, 2) === 0;
    const edge = start ? 'M0 0H350C440 110 270 330 400 450H0Z' : 'M800 0H450C360 110 530 330 400 450H800Z';
    return (
      `<defs>${tiles(picture, 40)}</defs>` +
      fill(edge, 'url(#tiles)') +
      line(edge, colours.light, 8) +
      glyph(sign, [start ? 600 : 200, 225], 176, colours)
    );
  },
  function rays({ colours, points, sign }) {
    const rings = [520, 430, 345, 265, 190].map((radius, i) => {
      const turn = -Math.PI / 2 + ((i % 2) * Math.PI) / points / 2;
      return fill(star(points * 2, radius, 0.88, CENTRE, turn), i % 2 === 0 ? colours.rich : colours.deep, 0.75);
    });
    return (
      rings.join('') +
      line(star(points * 2, 300, 0.88, CENTRE), colours.line, 2.5, 0.8) +
      line(star(points * 2, 228, 0.88, CENTRE), colours.accent, 3) +
      fill(star(points, 150, 0.8, CENTRE), colours.deep) +
      line(star(points, 138, 0.8, CENTRE), colours.line, 2) +
      glyph(sign, CENTRE, 130, colours)
    );
  },
  function frieze(picture) {
    const { colours, points, sign, seed } = picture;
    const [band, edge, middle] = choice(seed, 7, 2) === 0 ? [306, 306, 153] : [0, 144, 297];
    return (
      lattice(picture, 0.3, tiles(picture, 30)) +
      `<path fill="url(#tiles)" d="M0 ${band}h800v144H0z"/>` +
      line(`M0 ${edge}H800`, colours.accent, 8) +
      line(weave(points, 3, 118, 5, [400, middle]), colours.line, 6) +
      glyph(sign, [400, middle], 92, colours)
    );
  },
];

/** How many different compositions `picture` knows. */
export const layoutCount = layouts.length;

/** A 16:9 picture: composition number `layout` in `colours`, with details that `seed` decides. */
export function picture(sign: Sign, colours: Colours, layout: number, seed: string): string {
  const points = 8 + choice(seed, 1, 3) * 2;
  const body = layouts[layout % layoutCount]?.({ sign, colours, seed, points });
  const [x, y] = [20 + choice(seed, 2, 60), 20 + choice(seed, 8, 60)];
  const ground = `<radialGradient id="ground" cx="${x}%" cy="${y}%" r="85%"><stop offset="0" stop-color="${colours.rich}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ground}${everywhere('url(#ground)')}${body}</svg>`;
}
