import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Storybook's preview of the open story. */
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string };
    };
    __STORYBOOK_ADDONS_CHANNEL__?: Record<'on' | 'off', (event: string, hear: () => void) => void> & {
      last: (event: string) => { message?: string }[] | undefined;
      emit: (event: string, what: object) => void;
    };
  }
}

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** `./stories/components/course/CourseCard.stories.tsx` */
  importPath: string;
  tags?: readonly string[];
  /** The changed files that affect it. */
  causes?: readonly string[];
}

/** Milliseconds that a story may take with its play. */
const PATIENCE = 30_000;

function builtEntries(folder: string): (Story & { type: string })[] {
  const index = readFileSync(join(folder, 'index.json'), 'utf8');
  return Object.values((JSON.parse(index) as { entries: Record<string, Story & { type: string }> }).entries);
}

/** The stories of the Storybook in `folder`. */
export const builtStories = (folder: string): Story[] => builtEntries(folder).filter(({ type }) => type === 'story');

/** Ids of the documentation pages of the foundations and of one component. */
export const builtPages = (folder: string): string[] =>
  builtEntries(folder).flatMap(({ id, tags }) =>
    tags?.includes('unattached-mdx') || id === 'components-course-coursecard--docs' ? [id] : [],
  );

/** Opens a story and waits for the end of its play. Returns null, or the error. */
export async function openStory(page: Page, id: string): Promise<string | null> {
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
  const end = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
      const said = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying']
        .map((event) => channel?.last(event)?.[0])
        .find(Boolean);
      const phase = preview?.currentRender?.phase;
      if (phase === 'finished' && !said) return 'fine';
      if (said || phase === 'errored' || document.body?.classList.contains('sb-show-errordisplay')) {
        return said?.message ?? JSON.stringify(said ?? 'Storybook shows an error instead of the story');
      }
      return null;
    },
    null,
    { timeout: PATIENCE, polling: 30 },
  );
  const outcome = await end.jsonValue();
  return outcome === 'fine' ? null : outcome;
}
