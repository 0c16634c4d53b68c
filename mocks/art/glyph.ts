import { star, type Point } from './girih.ts';
import type { Colours, Slug } from './palette.ts';

type Draw = (light: string, accent: string, ground: string) => string;

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

function arch(x: number, width: number, height: number): string {
  const top = 38 - height;
  const middle = x + width / 2;
  return `M${x} 38V${top + width * 0.6}Q${x} ${top + width * 0.3} ${middle} ${top}Q${x + width} ${top + width * 0.3} ${x + width} ${top + width * 0.6}V38Z`;
}

const bars: Point[] = [
  [-36, 6],
  [-12, -12],
  [12, -28],
  [36, -46],
];

/** A department's sign in a box of 100 × 100 around the origin. */
const glyphs: Record<Slug, Draw> = {
  math: (light, accent) =>
    stroke('M-30 30A42 42 0 0 0 36 16', accent, 6) +
    stroke('M0 -34L-26 34M0 -34L26 34', light, 8) +
    stroke('M-15 8Q0 15 15 8', light, 5) +
    `<circle cy="-36" r="10" fill="${accent}"/>`,
  programming: (light, accent) =>
    stroke('M-22 -28L-46 0L-22 28M22 -28L46 0L22 28', light, 10) + fill(star(8, 17, 0.72), accent),
  languages: (light, accent, ground) =>
    fill(
      'M-40 -36H14A10 10 0 0 1 24 -26V-4A10 10 0 0 1 14 6H-22L-36 20V6H-40A10 10 0 0 1 -50 -4V-26A10 10 0 0 1 -40 -36Z',
      light,
    ) +
    fill('M10 -6H40A10 10 0 0 1 50 4V22A10 10 0 0 1 40 32H38V44L24 32H-2A10 10 0 0 1 -12 22V16', accent) +
    stroke('M-34 -22H8M-34 -8H-8', ground, 6) +
    fill(star(8, 12, 0.72, [20, 14]), ground),
  design: (light, accent) =>
    fill('M-46 40C-38 30 -42 12 -26 6L-6 26C-12 42 -32 44 -46 40Z', accent) +
    fill('M-20 0C4 -22 28 -42 44 -48C52 -44 50 -40 48 -36C42 -22 22 4 0 20Z', light),
  finance: (light, accent) =>
    bars.map(([x, y]) => fill(arch(x - 10, 20, 26 - y), light)).join('') +
    stroke('M-36 0l24-18l24-16l24-18', accent, 5) +
    stroke('M-50 40H50', accent, 5),
  games: (light, accent, ground) =>
    fill(
      'M-26 -26H26C44 -26 50 -10 52 8C54 26 50 34 42 35C33 36 27 26 20 16H-20C-27 26 -33 36 -42 35C-50 34 -54 26 -52 8C-50 -10 -44 -26 -26 -26Z',
      light,
    ) +
    stroke('M-26 -14V6M-36 -4H-16', ground, 7) +
    fill(star(8, 14, 0.74, [26, -4]), accent),
};

/** A department, or something of its own in strokes in a box of 24 × 24. */
export type Sign = Slug | { motif: string };

/** The sign, scaled to `size` and set at `at`. */
export function glyph(sign: Sign, at: Point, size: number, { light, accent, deep }: Colours): string {
  const body =
    typeof sign === 'string'
      ? glyphs[sign](light, accent, deep)
      : `<g transform="scale(4.2) translate(-12 -12)">${stroke(sign.motif, light, 1.9)}</g>`;
  return `<g transform="translate(${at[0]} ${at[1]}) scale(${size / 100})">${body}</g>`;
}
