import chroma, { type Color } from 'chroma-js';
import * as brand from '../../brand/brand.ts';

type Shades = [string, string, string, string, string, string, string, string, string, string];

const shades = (text: string) => text.split(' ') as Shades;

/** Returns the contrast with white of each shade from 0 to 9. White text is legible on shade 5 and on darker shades. */
const CONTRASTS = (own: number) => {
  const filled = Math.min(Math.max(own, 5.3), 12);
  return [
    1.09,
    1.21,
    1.47,
    1.98,
    2.77,
    4.6,
    (4.6 + filled) / 2,
    filled,
    Math.max(filled * 1.2, 6.8),
    Math.max(filled * 1.45, 8.5),
  ];
};
const ACCENT = [1.04, 1.13, 1.25, 1.42, 1.59, 1.78, 1.9, 2.05, 2.54, 7.44];
const NIGHT = '#e5e9f5 #cad1e3 #a7afc7 #7f88a5 #353e5d #232b47 #151c33 #0c1124 #060919 #030510'
  .split(' ')
  .map((shade) => chroma(shade));

/**
 * Returns the shades 0 to 9 of `color`. Shade 7 is the colour itself, unless its contrast with white is too low or too
 * high.
 */
const shadesOf = (color: string, contrasts = CONTRASTS(chroma.contrast(color, '#fff'))) =>
  contrasts
    .map((contrast) =>
      chroma(color)
        .luminance(1.05 / contrast - 0.05, 'oklab')
        .hex(),
    )
    .join(' ');

/** Changes the hue of `shade` to that of `color`. The lightness stays the same. */
const tinted = (shade: Color, color: string) => {
  const [lightness, strength] = shade.oklch();
  const [, most, hue] = chroma(color).oklch();
  const tint = chroma.oklch(lightness, Math.min(strength, most), hue || 0).hex();
  return chroma(tint).luminance(shade.luminance(), 'oklab').hex();
};

const nightOf = (color: string) => NIGHT.map((shade) => tinted(shade, color)).join(' ');

const given = (text: string, make: (color: string) => string) => shades(text.includes(' ') ? text : make(text));
const first = brand.color.split(' ')[7] ?? brand.color;

/** The brand's primary colour (لاجورد, lapis). */
export const lapis = given(brand.color, (color) => shadesOf(color));

/** The brand's second colour (فیروزه, turquoise). */
export const turquoise = given(brand.second || brand.color, (color) => shadesOf(color));

/** The accent colour (زعفران, saffron). Text on it always has the colour `ink`. */
export const saffron = given(brand.accent, (color) => shadesOf(color, ACCENT));

/** Pomegranate red, for errors and removal. */
export const red = shades('#fef3f3 #fee3e4 #fec7c9 #fca0a4 #f2787f #cc3143 #c02337 #aa172a #891020 #630d16');

/** Green from pistachio to cypress, for success and owned courses. */
export const green = shades('#eefbf2 #d9f5e1 #b1ebc4 #84daa3 #5bc586 #198651 #157748 #10673d #0a512f #063a21');

/** Warm stone greys of the light scheme. */
export const gray = shades('#fcfaf6 #f7f4ef #eeeae5 #e4dfd8 #cfcac1 #79746b #6e685f #605a52 #47423a #2c2822');

/** The shades of the dark scheme. Shade 7 is for the page, shade 6 for the surface of cards, and shade 0 for text. */
export const dark = given(brand.night || first, nightOf);

/** The page background of the light scheme, a warm paper colour. */
export const paper = '#faf6ee';

/** The border of fields in the dark scheme. */
export const frame = tinted(chroma('#66708f'), dark[3]);

/** The colour of text in the light scheme, and of text on saffron. */
export const ink = dark[6];

/** The red, green and blue of `ink`, for shadows. */
export const shadow = chroma(ink).rgb().join(' ');
