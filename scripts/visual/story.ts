import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Viewports {
  options: Readonly<Record<string, { styles: { width: string } } | undefined>>;
}

declare global {
  interface Window {
    /** Storybook's frame of the story that is open. */
    __STORYBOOK_PREVIEW__?: {
      currentRender?: {
        phase?: string;
        story?: { storyGlobals?: { viewport?: { value: string } }; parameters?: { viewport?: Viewports } };
      };
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
  /** The changed files that can be seen in it. */
  causes?: readonly string[];
}

/** Real milliseconds that a story may take, its play function included. */
const PATIENCE = 30_000;

/** The stories of the Storybook built in `folder`. */
export function builtStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Opens a story of a built Storybook and waits until it has been played; null, or what went wrong. */
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
