import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as Storybook's index lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** A story's picture that is not as it was, in one scheme at one width. */
export interface Change {
  story: Story;
  /** `light, 360` */
  mode: string;
  kind: 'changed' | 'new' | 'removed' | 'trouble';
  /** Pixels that differ, of a changed one. */
  pixels?: number;
  /** What went wrong, of one that could not be taken. */
  note?: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

/** What a whole run found. */
export interface Result {
  base: string;
  stories: number;
  pictures: number;
  seconds: number;
  changes: readonly Change[];
}

const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? character);

const HEADINGS = {
  trouble: 'Could not be taken',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
} as const satisfies Record<Change['kind'], string>;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d4c7, #2c3555); --soft: light-dark(#6a6557, #a3abc7); --mark: light-dark(#b3204d, #ff8fb0); }
* { box-sizing: border-box; }
body { max-width: 90rem; margin: 0 auto; padding: 2.5rem 1.5rem 6rem; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#fbf8f1, #0d1226); color: light-dark(#22201a, #e8eaf4); }
h1 { margin: 0; font-size: 1.75rem; } h2 { margin: 3rem 0 1rem; font-size: 1.25rem; } h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0; color: var(--soft); } code { font-family: ui-monospace, monospace; }
nav { display: flex; gap: 1.25rem; margin-top: 1rem; } a { color: inherit; }
article { margin-bottom: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: light-dark(#fff, #141a33); }
article p b { color: var(--mark); font-weight: 600; }
.row { display: flex; gap: 1rem; margin-top: 1rem; overflow-x: auto; }
figure { flex: 1 1 0; min-width: 12rem; max-width: 40rem; margin: 0; } figcaption { margin-bottom: 0.375rem; font-size: 0.875rem; color: var(--soft); }
figure a { display: block; max-height: 34rem; overflow: auto; border: 1px solid var(--line); border-radius: 0.375rem; }
img { display: block; width: 100%; height: auto; }
`;

/** Writes the report with its pictures to `folder`, as files that need no server; the path of its page. */
export function writeReport(folder: string, result: Result): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });

  function figure(change: Change, part: 'before' | 'after' | 'difference'): string {
    const picture = change[part];
    if (!picture) return '';
    const file = `pictures/${change.story.id}--${change.mode.replace(', ', '-')}-${part}.png`;
    writeFileSync(join(folder, file), picture);
    const label = part[0]?.toUpperCase() + part.slice(1);
    return `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`;
  }

  function article(change: Change): string {
    const { story, mode, pixels, note } = change;
    const said = pixels === undefined ? escaped(note ?? '') : `<b>${pixels.toLocaleString('en')} pixels</b>`;
    const figures = (['before', 'after', 'difference'] as const).map((part) => figure(change, part)).join('');
    return `<article id="${story.id}-${mode.replace(', ', '-')}"><h3>${escaped(story.title)} · <bdi>${escaped(story.name)}</bdi></h3>
<p>${mode} ${said}</p><div class="row">${figures}</div></article>`;
  }

  const kinds = (Object.keys(HEADINGS) as Change['kind'][])
    .map((kind) => ({ kind, found: result.changes.filter((change) => change.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  const links = kinds.map(({ kind, found }) => `<a href="#${kind}">${HEADINGS[kind]} ${found.length}</a>`).join('');
  const sections = kinds
    .map(
      ({ kind, found }) =>
        `<section id="${kind}"><h2>${HEADINGS[kind]} (${found.length})</h2>${found.map(article).join('\n')}</section>`,
    )
    .join('\n');
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual report</title><style>${STYLE}</style></head>
<body><h1>${kinds.length > 0 ? 'What looks different' : 'Everything looks as before'}</h1>
<p>${result.stories} stories, ${result.pictures} pictures, compared with <code>${result.base.slice(0, 12)}</code> in ${result.seconds} s.</p>
<nav>${links}</nav>
${sections}</body></html>
`,
  );
  return page;
}
