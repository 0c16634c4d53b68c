// `npm run fonts`: writes the font files in src/theme/fonts, which contain only the characters that fonts.css lists.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readOptions } from './options.ts';

readOptions({});
const THEME = join(import.meta.dirname, '../src/theme');
const SOURCES: Readonly<Record<string, string>> = { persian: 'arabic', marks: 'latin', latin: 'latin' };
/** The range of weights. A lower maximum would make every weight of the subset lighter than in the original font. */
const variationAxes = { wght: { min: 400, max: 900 } };
/** The OpenType features that browsers apply by default. Other features, such as fractions, need more glyphs. */
const keepFeatures = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'];

const { resolve } = createRequire(import.meta.url);

function charactersOf(range: string): string {
  return range.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/g, (_, first: string, last = first) => {
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length: count }, (__, index) => String.fromCodePoint(from + index)).join('');
  });
}

const faces = readFileSync(join(THEME, 'fonts.css'), 'utf8').matchAll(
  /url\('\.\/fonts\/(\w+)\.woff2[^)]*\)[^}]*unicode-range:\s*([^;]+);/g,
);
for (const [, name = '', range = ''] of faces) {
  const source = resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${SOURCES[name]}-wght-normal.woff2`);
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
  const font = await subsetFont(readFileSync(source), charactersOf(range), options);
  writeFileSync(join(THEME, 'fonts', `${name}.woff2`), font);
  console.info(`${name}.woff2: ${(font.length / 1024).toFixed(1)} KiB`);
}
copyFileSync(resolve('@fontsource-variable/vazirmatn/LICENSE'), join(THEME, 'fonts/LICENSE'));
