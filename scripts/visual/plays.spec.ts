// `npm run test:plays`: every play succeeds in the built Storybook.
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { builtPages, builtStories, openStory } from './story.ts';
import { expectTypeface } from './typeface.ts';

const WINDOW = { width: 1280, height: 900 };

/** The viewport width that the open story sets. Null if it sets none. */
const viewportOf = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const { story } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    const wish = story?.storyGlobals?.viewport?.value ?? '';
    return Number.parseInt(story?.parameters?.viewport?.options[wish]?.styles.width ?? '', 10) || null;
  });

// One page per worker, so that files load once.
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: WINDOW });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const folder = process.env['STORYBOOK_FOLDER'] ?? join(import.meta.dirname, '../../storybook-static');
// Hidden stories test the tests. Only Vitest plays them.
const stories = builtStories(folder).filter(
  ({ tags = [] }) => tags.includes('dev') && (tags.includes('play-fn') || tags.includes('test-fn')),
);

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ shared }) => {
    await shared.setViewportSize(WINDOW);
    let trouble = await openStory(shared, id);
    const width = await viewportOf(shared);
    if (width !== null) {
      await shared.setViewportSize({ ...WINDOW, width });
      trouble = await openStory(shared, id);
    }
    expect(trouble).toBeNull();
    await expectTypeface(shared);
  });
}

// Vitest does not compile the documentation, so missing texts or components show up here.
test('the pages of the foundations open', async ({ shared }) => {
  const errors: string[] = [];
  shared.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const id of builtPages(folder)) {
    await shared.goto(`iframe.html?id=${id}&viewMode=docs`);
    await expect(shared.getByRole('heading', { level: 1 }).first(), id).toBeVisible();
  }
  expect(errors.filter((text) => text.includes('Error:'))).toEqual([]);
});
