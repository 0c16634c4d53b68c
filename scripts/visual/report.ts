import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { UsageError } from './builds.ts';
import type { Story } from './story.ts';

/** A story that differs from the base, or could not be captured. */
export interface Finding extends Story {
  /** The paths of the screenshots that differ. */
  pictures: readonly string[];
  /** Why the story could not be captured, or ''. */
  trouble: string;
}

/**
 * The maximum number of screenshots per story in a report. If a report has more than `MANY` stories, it shows only one
 * screenshot per story.
 */
const MOST = 3;
export const MANY = 20;

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const imageOf = (path: string) =>
  existsSync(path) ? `<img src="data:image/png;base64,${readFileSync(path, 'base64')}" alt="">` : '';

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

/**
 * The errors of failed tests in Playwright's JSON report at `file`, by test title. Throws `UsageError` if Playwright did
 * not run the tests, for example because the port was in use.
 */
export function readTroubles(file: string): Map<string, string> {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  if (errors.length > 0)
    throw new UsageError(errors.map(({ message = '' }) => stripVTControlCharacters(message)).join(' '));
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return new Map(
    failed.map(({ title, tests }) => {
      const errors = tests[0]?.results.at(-1)?.errors ?? [];
      return [title, errors.map(({ message }) => stripVTControlCharacters(message)).join(' ')];
    }),
  );
}

/**
 * Writes `index.html` into `folder`. For each story, it shows the screenshots in the folder `base` and now, their
 * difference, and the changed files that affect the story. If there are no findings, deletes the folder. Returns a
 * sentence with the counts.
 */
export function writeReport(folder: string, base: string, total: number, findings: readonly Finding[]): string {
  const summary = `${findings.length} of ${total} stories look different.`;
  rmSync(folder, { recursive: true, force: true });
  if (findings.length === 0) return summary;
  const most = findings.length > MANY ? 1 : MOST;
  const sections = findings.map(({ id, title, name, causes = [], pictures, trouble }) => {
    const lookOf = (path: string) => basename(path, '.png').slice(`${id}--`.length);
    const figures = pictures.slice(0, most).map((path) => {
      const images = [join(base, basename(path)), path].map(imageOf).join('');
      return `<figure><figcaption>${escape(lookOf(path))}: before, after, difference</figcaption>${images}</figure>`;
    });
    const others = [...pictures.slice(most).map(lookOf), trouble].filter(Boolean);
    return `<section><h2>${escape(`${title} › ${name}`)}</h2><p>Changed: ${escape(causes.join(', '))}</p>${figures.join('')}
<p>${escape(others.join(', '))}</p></section>`;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${summary}</title><style>${STYLE}</style><h1>${summary}</h1>${sections.join('')}${OVERLAY}`,
  );
  return summary;
}
