import { centresOf, eightfold, path, polygon, short, star, tenfold, weave, type Point, type Tile } from './girih.ts';
import { glyph, medallion, type Sign } from './glyph.ts';
import { choice, type Colours } from './palette.ts';

const WIDTH = 800;
const HEIGHT = 450;

interface Picture {
  sign: Sign;
  colours: Colours;
  seed: string;
  points: number;
}

const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
const everywhere = (paint: string, extra = '') => `<path fill="${paint}" d="M0 0h${WIDTH}v${HEIGHT}H0z"${extra}/>`;

function pattern(id: string, tile: Tile, inside: string, [x, y]: Point = [0, 0], turn = 0): string {
  const transform = `translate(${short(x)} ${short(y)}) rotate(${turn})`;
  return `<pattern id="${id}" width="${short(tile.width)}" height="${short(tile.height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${inside}</pattern>`;
}

/** The lattice behind most pictures, of a size and turn that the seed chooses. */
function lattice({ colours, seed }: Picture, opacity: number): string {
  const tens = choice(seed, 3, 2) === 0;
  const tile = tens ? tenfold(34 + choice(seed, 4, 4) * 6) : eightfold(76 + choice(seed, 4, 4) * 14, 1.178);
  const turn = tens ? 0 : choice(seed, 5, 2) * 45;
  return pattern('lattice', tile, line(tile.d, colours.line, 2, opacity), [WIDTH / 2, HEIGHT / 2], turn);
}

/** Coloured tiles under white strands, as on a tiled wall. */
function tiles({ colours }: Picture, a: number): string {
  const tile = tenfold(a);
  const { width, height } = tile;
  const centres = centresOf(tile);
  const decagons = centres.map((at) => path(polygon(10, a / Math.cos(Math.PI / 10), at, Math.PI / 10))).join('');
  const inside =
    `<path fill="${colours.accent}" d="M0 0h${short(width)}v${short(height)}H0z"/>` +
    fill(decagons, colours.line) +
    centres
      .map(
        (at) => fill(star(10, a, 0.72, at, -Math.PI), colours.rich) + fill(star(10, a * 0.34, 0.6, at), colours.accent),
      )
      .join('') +
    line(tile.d, colours.light, a * 0.1);
  return pattern('tiles', tile, inside, [WIDTH / 2, HEIGHT / 2]);
}

function niche(x: number, width: number, top: number): string {
  const middle = x + width / 2;
  return `M${x} ${HEIGHT}V${top + width * 0.52}C${x} ${top + width * 0.2} ${middle - width * 0.2} ${top + width * 0.13} ${middle} ${top}C${middle + width * 0.2} ${top + width * 0.13} ${x + width} ${top + width * 0.2} ${x + width} ${top + width * 0.52}V${HEIGHT}Z`;
}

type Layout = (picture: Picture) => string;

const centred: Layout = (picture) =>
  `<defs>${lattice(picture, 0.5)}</defs>` +
  everywhere('url(#lattice)') +
  medallion(picture.sign, [400, 225], 168, picture.points, picture.colours);

const rosette: Layout = (picture) => {
  const { colours, points, sign } = picture;
  const at: Point = [640, 225];
  return (
    `<defs>${lattice(picture, 0.28)}</defs>${everywhere('url(#lattice)')}` +
    fill(star(points * 2, 330, 0.92, at), colours.deep, 0.55) +
    line(weave(points, Math.floor(points / 2) - 1, 300, 9, at), colours.light, 10) +
    line(weave(points, Math.floor(points / 2) - 1, 300, 9, at), colours.rich, 3.5) +
    fill(star(points, 66, 0.7, at), colours.accent) +
    glyph(sign, [190, 225], 150, { ...colours, ground: colours.deep })
  );
};

const iwan: Layout = (picture) => {
  const { colours, sign } = picture;
  return (
    `<defs>${tiles(picture, 26)}${lattice(picture, 0.4)}</defs>${everywhere('url(#lattice)')}` +
    fill(niche(214, 372, 20), 'url(#tiles)') +
    line(niche(214, 372, 20), colours.light, 5) +
    fill(niche(262, 276, 84), colours.deep) +
    line(niche(262, 276, 84), colours.accent, 5) +
    glyph(sign, [400, 296], 150, { ...colours, ground: colours.deep })
  );
};

const wall: Layout = (picture) => {
  const { colours, sign, seed } = picture;
  const start = choice(seed, 6, 2) === 0;
  const edge = start ? 'M0 0H350C440 110 270 330 400 450H0Z' : 'M800 0H450C360 110 530 330 400 450H800Z';
  return (
    `<defs>${tiles(picture, 40)}</defs>` +
    fill(edge, 'url(#tiles)') +
    line(edge, colours.light, 8) +
    glyph(sign, [start ? 600 : 200, 225], 176, { ...colours, ground: colours.deep })
  );
};

const rays: Layout = (picture) => {
  const { colours, points, sign } = picture;
  const at: Point = [400, 225];
  const rings = [520, 430, 345, 265, 190].map((radius, i) =>
    fill(
      star(points * 2, radius, 0.88, at, -Math.PI / 2 + ((i % 2) * Math.PI) / points / 2),
      i % 2 === 0 ? colours.rich : colours.deep,
      0.75,
    ),
  );
  return (
    rings.join('') +
    line(star(points * 2, 300, 0.88, at), colours.line, 2.5, 0.8) +
    line(star(points * 2, 228, 0.88, at), colours.accent, 3) +
    fill(star(points, 150, 0.8, at), colours.deep) +
    line(star(points, 138, 0.8, at), colours.line, 2) +
    glyph(sign, at, 130, { ...colours, ground: colours.deep })
  );
};

const frieze: Layout = (picture) => {
  const { colours, points, sign, seed } = picture;
  const band = choice(seed, 7, 2) === 0 ? 306 : 0;
  const middle = band === 0 ? 297 : 153;
  return (
    `<defs>${tiles(picture, 30)}${lattice(picture, 0.3)}</defs>${everywhere('url(#lattice)')}` +
    `<path fill="url(#tiles)" d="M0 ${band}h800v144H0z"/>` +
    line(`M0 ${band === 0 ? 144 : 306}H800`, colours.accent, 8) +
    line(weave(points, 3, 118, 5, [400, middle]), colours.line, 6) +
    glyph(sign, [400, middle], 92, { ...colours, ground: colours.deep })
  );
};

const layouts = [centred, rosette, iwan, wall, rays, frieze];
const stars = [8, 10, 12];

/** How many different compositions `picture` knows. */
export const layoutCount = layouts.length;

/** A 16:9 picture: composition number `layout` in `colours`, with details that `seed` decides. */
export function picture(sign: Sign, colours: Colours, layout: number, seed: string): string {
  const draw = layouts[layout % layouts.length] ?? centred;
  const body = draw({ sign, colours, seed, points: stars[choice(seed, 1, stars.length)] ?? 8 });
  const [x, y] = [20 + choice(seed, 2, 60), 20 + choice(seed, 8, 60)];
  const ground = `<radialGradient id="ground" cx="${x}%" cy="${y}%" r="85%"><stop offset="0" stop-color="${colours.rich}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${ground}${everywhere('url(#ground)')}${body}</svg>`;
}
