import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Story } from './story.ts';

/**
 * The maximum number of screenshots per story in a report. If a report has more than `MANY` stories, it shows only one
 * of each.
 */
const MOST = 3;
const MANY = 20;

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const embed = (path = '') => `data:image/png;base64,${readFileSync(path, 'base64')}`;

const STYLE = `body { margin: 2rem; font: 16px/1.6 system-ui } section { margin-block: 2rem; border-top: 1px solid #ccc }
figure { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 } figure > * { max-width: 30% } figcaption { flex: 1 0 100%; max-width: 100% }
img { border: 1px solid #ccc } figure > span { position: relative; isolation: isolate } span > img { max-width: 100% } span > img + img { position: absolute; inset: 0; mix-blend-mode: difference }`;

// Creates the difference in the browser by blending both images, so that the file contains each image only once.
const OVERLAY = `<script>
for (const figure of document.querySelectorAll('figure')) {
  const overlay = document.createElement('span');
  overlay.append(...[...figure.querySelectorAll('img')].map((image) => image.cloneNode()));
  figure.append(overlay);
}
</script>`;

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The screenshots of a story that differed in the last attempt, and its other errors. */
function findingsOf({ title, tests }: JSONReportSuite['specs'][number]) {
  const { attachments = [], errors = [] } = tests[0]?.results.at(-1) ?? {};
  const pathOf = (name: string) => attachments.find((attachment) => attachment.name === name)?.path;
  const names = attachments.flatMap(({ name }) => /^(.*)-actual\.png$/.exec(name)?.[1] ?? []);
  const pictures = names.map((name) => ({
    name,
    before: pathOf(`${name}-expected.png`),
    after: pathOf(`${name}-actual.png`),
  }));
  const trouble = pictures.length === 0 ? errors.map(({ message }) => stripVTControlCharacters(message ?? '')) : [];
  return { id: title, pictures, trouble };
}

/** The stories whose last attempt failed, from Playwright's JSON report at `file`. */
export function readFindings(file: string) {
  const { suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  return suites.flatMap(specsOf).flatMap((spec) => (spec.ok ? [] : [findingsOf(spec)]));
}

/**
 * Writes `index.html` into `folder`. For each story, it shows the screenshots before and after, their difference, and
 * the changed files that affect the story. If there are no findings, deletes the folder. Returns a sentence with the
 * counts.
 */
export function writeReport(
  folder: string,
  stories: readonly Story[],
  findings: ReturnType<typeof readFindings>,
): string {
  const summary = `${findings.length} of ${stories.length} stories look different.`;
  rmSync(folder, { recursive: true, force: true });
  if (findings.length === 0) return summary;
  const most = findings.length > MANY ? 1 : MOST;
  const sections = findings.map(({ id, pictures, trouble }) => {
    const { title, name, causes = [] } = stories.find((story) => story.id === id) ?? { title: id, name: '' };
    const figures = pictures.slice(0, most).map(({ name: look, before, after }) => {
      const images = [before, after].map((path) => (path === undefined ? '' : `<img src="${embed(path)}" alt="">`));
      return `<figure><figcaption>${escape(look)}: before, after, difference</figcaption>${images.join('')}</figure>`;
    });
    const others = pictures.slice(most).map(({ name: look }) => look);
    return `<section><h2>${escape(`${title} › ${name}`)}</h2><p>Changed: ${escape(causes.join(', '))}</p>${figures.join('')}
<p>${escape([...others, ...trouble].join(', '))}</p></section>`;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${summary}</title><style>${STYLE}</style><h1>${summary}</h1>${sections.join('')}${OVERLAY}`,
  );
  return summary;
}
