import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The story file, such as `./stories/components/course/CourseCard.stories.tsx`. */
  importPath: string;
  tags?: readonly string[];
  /** Whether the component's styles change at breakpoints. */
  breaks?: boolean;
  /** The changed files that affect the story. */
  causes?: readonly string[];
}

/** Stories to capture. Only screenshots that differ from those in all folders of `bases` are written to `output`. */
export interface Order {
  stories: readonly Story[];
  bases: readonly string[];
  output: string;
  /** Whether each story ends at its first difference. */
  isQuick?: boolean;
}

/** The time limit of a story and its play function, in milliseconds. */
const PATIENCE = 120_000;

function builtEntries(folder: string): (Story & { type: string })[] {
  const index: { entries: ReturnType<typeof builtEntries> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

/** Returns the stories of the Storybook in `folder`. */
export const builtStories = (folder: string): Story[] => builtEntries(folder).filter(({ type }) => type === 'story');

/** Returns the ids of the documentation pages of the foundations and of one component. */
export const builtPages = (folder: string): string[] =>
  builtEntries(folder).flatMap(({ id, tags }) =>
    tags?.includes('unattached-mdx') || id === 'components-course-coursecard--docs' ? [id] : [],
  );

/** Opens a story and waits for the end of its play function, whose failures Vitest reports. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const { phase = '' } = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender ?? {};
      return ['finished', 'errored'].includes(phase) || document.body?.classList.contains('sb-show-errordisplay');
    },
    null,
    { timeout: PATIENCE, polling: 30 },
  );
}
