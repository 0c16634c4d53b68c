// `npm run test:visual`: how the stories look now, and how they looked where this branch left the main one (docs/decisions/016).
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBase, buildTree, findBase, UsageError } from './builds.ts';
import { openBrowser, openCamera, SCHEMES, WIDTHS, type Shots } from './camera.ts';
import { compare } from './compare.ts';
import { writeReport, type Change, type Story } from './report.ts';
import { serveFolder } from './serve.ts';

const HELP = `Compares how every story tagged for it looks, with how it looked at the merge base: light and dark, ${WIDTHS.join(' and ')} pixels wide.

  npm run test:visual -- [options]

  --only PATTERN      Stories whose id or title matches, as a regular expression.
  --update-base REF   Compares with REF instead of the merge base, and builds it anew.
  --workers N         Pairs of pages open at once. Default: half of the processors.
  --threshold N       Distance of colours that is let pass, from 0 to 1. Default 0: every pixel counts.
  --reuse             Takes storybook-static as it stands.
  --help              This text.

Taken are the stories tagged "visual". Exit code: 0 all alike, 1 differences, 2 nothing could be compared.`;

/** Times that a story is taken before an unsteady difference counts. */
const TRIES = 4;
const REPORT = join(import.meta.dirname, '../../visual-report');

interface Settings {
  only: RegExp;
  base: string | undefined;
  workers: number;
  threshold: number;
  reuse: boolean;
}

function readSettings(): Settings | null {
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        only: option,
        'update-base': option,
        workers: option,
        threshold: option,
        reuse: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return null;
    const workers = Number(values.workers ?? Math.max(1, Math.floor(availableParallelism() / 2)));
    const threshold = Number(values.threshold ?? 0);
    if (!Number.isInteger(workers) || workers < 1) throw new Error('--workers takes a whole number from 1.');
    if (!(threshold >= 0 && threshold <= 1)) throw new Error('--threshold takes a number from 0 to 1.');
    const only = new RegExp(values.only ?? '', 'i');
    return { only, base: values['update-base'], workers, threshold, reuse: values.reuse ?? false };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

function storiesOf(folder: string, only: RegExp): Map<string, Story> {
  interface Entry extends Story {
    type: string;
    tags?: string[];
  }
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const taken = Object.values(entries).filter(
    ({ type, tags, id, title }) => type === 'story' && tags?.includes('visual') && (only.test(id) || only.test(title)),
  );
  return new Map(taken.map((entry) => [entry.id, entry]));
}

type Camera = (story: string, width: number) => Promise<Shots>;

function differences(
  story: Story,
  width: number,
  before: Shots | null,
  after: Shots | null,
  threshold: number,
): Change[] {
  if (after?.trouble) {
    return [{ story, mode: `light, ${width}`, kind: 'trouble', note: after.trouble, after: after.pictures.light }];
  }
  return SCHEMES.flatMap((scheme): Change[] => {
    const shared = { story, mode: `${scheme}, ${width}` };
    const [was, is] = [before?.pictures[scheme], after?.pictures[scheme]];
    if (!was) return is ? [{ ...shared, kind: 'new', after: is }] : [];
    if (!is) return [{ ...shared, kind: 'removed', before: was }];
    const found = compare(was, is, threshold);
    return found
      ? [{ ...shared, kind: 'changed', pixels: found.pixels, before: was, after: is, difference: found.picture }]
      : [];
  });
}

const same = (a: Shots | null, b: Shots | null) =>
  SCHEMES.every((scheme) => !a || !b || a.pictures[scheme].equals(b.pictures[scheme]));

/** All that is not as before with one story at one width. What differs is taken again until it shows the same twice. */
async function look(
  story: Story,
  width: number,
  cameras: { before: Camera | null; after: Camera | null },
  threshold: number,
): Promise<Change[]> {
  let changes: Change[] = [];
  let lastBefore: Shots | null = null;
  let lastAfter: Shots | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const [before = null, after = null] = await Promise.all([
      cameras.before?.(story.id, width),
      cameras.after?.(story.id, width),
    ]);
    changes = differences(story, width, before, after, threshold);
    const steady = lastAfter && lastBefore && same(before, lastBefore) && same(after, lastAfter);
    if (steady || changes.every(({ kind }) => kind === 'new' || kind === 'removed')) break;
    [lastBefore, lastAfter] = [before, after];
  }
  return changes;
}

async function main(): Promise<number> {
  const settings = readSettings();
  if (!settings) {
    console.info(HELP);
    return 0;
  }
  const { only, workers, threshold } = settings;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const base = findBase(settings.base);
  console.info(`Building this tree and its base ${base.slice(0, 12)} …`);
  const folders = { after: buildTree(settings.reuse), before: buildBase(base, settings.base !== undefined) };
  const stories = { after: storiesOf(folders.after, only), before: storiesOf(folders.before, only) };
  const all = [...new Map([...stories.before, ...stories.after]).values()];
  if (all.length === 0) throw new UsageError('No story matches.');
  console.info(
    `Built in ${seconds()} s; taking ${all.length} stories at ${WIDTHS.length} widths in ${SCHEMES.length} schemes.`,
  );

  const jobs = all.flatMap((story) => WIDTHS.map((width) => ({ story, width })));
  const total = jobs.length;
  const servers = { before: await serveFolder(folders.before), after: await serveFolder(folders.after) };
  const browser = await openBrowser();
  const changes: Change[] = [];
  let done = 0;
  const work = async () => {
    const before = await openCamera(browser, servers.before.origin);
    const after = await openCamera(browser, servers.after.origin);
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { story, width } = job;
      const cameras = {
        before: stories.before.has(story.id) ? before : null,
        after: stories.after.has(story.id) ? after : null,
      };
      const found = await look(story, width, cameras, threshold);
      changes.push(...found);
      done++;
      for (const { kind, mode, pixels, note } of found) {
        console.info(`  ${kind}: ${story.id} (${mode}) ${pixels === undefined ? (note ?? '') : `${pixels} pixels`}`);
      }
      if (done % 25 === 0) console.info(`  ${done} of ${total}, ${seconds()} s`);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    servers.before.close();
    servers.after.close();
  }
  changes.sort((a, b) => a.story.id.localeCompare(b.story.id) || a.mode.localeCompare(b.mode));
  const pictures = total * SCHEMES.length;
  const report = writeReport(REPORT, { base, stories: all.length, pictures, seconds: seconds(), changes });
  console.info(`\n${all.length} stories, ${pictures} pictures, ${changes.length} not as before, ${seconds()} s`);
  console.info(`Report: ${pathToFileURL(report).href}`);
  return changes.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
