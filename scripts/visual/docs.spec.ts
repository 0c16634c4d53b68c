// `npm run test:docs`: builds Storybook, and checks that its documentation pages open. Vitest runs only the stories, so
// it would not notice an error in the documentation.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { entriesOf } from './builds.ts';

const entries = entriesOf(join(import.meta.dirname, '../../storybook-static'));

// The documentation pages outside components, and the page of one component.
for (const { id } of entries.filter(
  ({ id, tags }) => tags?.includes('unattached-mdx') || id === 'components-course-coursecard--docs',
)) {
  test(id, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(errors.filter((text) => text.includes('Error:'))).toEqual([]);
  });
}
