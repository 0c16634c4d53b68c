type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? [First, ...Words<Rest>] : [Text];

/** Ten shades, from the lightest to the darkest. */
const shades = <const Text extends string>(text: Text) => text.split(' ') as Words<Text>;

/** Lapis (لاجورد): primary. */
export const lapis = shades('#f1f5ff #e1eaff #c3d5ff #9bb7fd #7499f2 #426cda #2d55bf #1d3f9d #162e79 #101f55');

/** Turquoise (فیروزه): second. */
export const turquoise = shades('#eefbfb #d3f6f5 #a5eceb #6fdcdb #3bc6c6 #048082 #007375 #056366 #044e51 #01383b');

/** Saffron (زعفران): accents, always with ink on it. */
export const saffron = shades('#fffaed #fdf0d2 #ffe3a7 #ffd378 #fdc44f #f8b73b #f5af2e #f0a726 #df921f #794b08');

/** Pomegranate: errors and removal. */
export const red = shades('#fef3f3 #fee3e4 #fec7c9 #fca0a4 #f2787f #cc3143 #c02337 #aa172a #891020 #630d16');

/** Pistachio to cypress: success and what is already owned. */
export const green = shades('#eefbf2 #d9f5e1 #b1ebc4 #84daa3 #5bc586 #198651 #157748 #10673d #0a512f #063a21');

/** Warm stone greys of the light scheme. */
export const gray = shades('#fcfaf6 #f7f4ef #eeeae5 #e4dfd8 #cfcac1 #79746b #6e685f #605a52 #47423a #2c2822');

/** Lapis-black of the dark scheme: 7 is the page, 6 a surface, 0 the text. */
export const dark = shades('#e5e9f5 #cad1e3 #a7afc7 #7f88a5 #353e5d #232b47 #151c33 #0c1124 #060919 #030510');

/** Warm paper behind everything in the light scheme. */
export const paper = '#faf6ee';

/** Ink: text in the light scheme, and text on saffron. */
export const ink = '#141a33';
