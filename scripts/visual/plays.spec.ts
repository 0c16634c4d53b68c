// `npm run test:plays`: every story of the built Storybook comes to its end there too, where its visitors play it.
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { builtStories, openStory } from './story.ts';

// One page for all stories of a worker: its files are read once.
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of builtStories(join(import.meta.dirname, '../../storybook-static'))) {
  test(`${title} › ${name}`, async ({ shared }) => {
    expect(await openStory(shared, id)).toBeNull();
  });
}
