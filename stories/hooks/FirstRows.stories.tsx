import { expect, screen, waitFor, within } from 'storybook/test';
import { unstable_serialize } from 'swr';
import preview from '../../.storybook/preview.tsx';
import type { World } from '../../mocks/server/world.ts';
import type { Academy } from '../../src/academy.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { keyOf } from '../../src/data/DataProvider.tsx';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { courses } from '../fixtures.ts';
import { answered, answerNow, late } from '../plays.ts';

// Tests pages that have only the first rows of a long list until the whole list has loaded. Not shown in Storybook.
const meta = preview.meta({ component: AppRoutes, tags: ['!dev', '!autodocs'] });

interface Story {
  academy: Academy;
  mock: World;
}

/** Caches `rows`, as on a prerendered page. The server sends the whole list only when `answerNow` is called. */
function knows(
  { academy, mock }: Story,
  endpoint: typeof blogsApi.list | typeof coursesApi.list,
  input: object,
  rows: readonly unknown[],
  whole: readonly unknown[],
) {
  const key = unstable_serialize(keyOf(endpoint, input, null));
  academy.rendered = { at: Date.now(), answers: { [key]: rows }, partial: [key] };
  mock.override(
    endpoint,
    late(() => Response.json(whole)),
  );
}

/** Caches only the article with this id and the next three, like the prerendered page of the article. */
const knowsArticle = (id: string) => async (story: Story) => {
  const all = await story.academy.client.call(blogsApi.list, {});
  const index = all.findIndex((blog) => blog.id === id);
  knows(story, blogsApi.list, {}, all.slice(index, index + 4), all);
};

export const Recommended = meta.story({
  name: '[§1.14] [§2.11] The recommended courses stay when the whole list arrives',
  beforeEach(story) {
    const all = Array.from({ length: 100 }, (_, index) => courses.byNumber(index + 1));
    knows(story, coursesApi.list, { query: {} }, all.slice(0, 8), all);
  },
  play: async ({ academy, canvas }) => {
    const list = await canvas.findByRole('list', { name: fa.home.recommended });
    const offered = () =>
      within(list)
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent);
    const before = offered();
    answerNow();
    await answered(academy);
    await expect(offered()).toEqual(before);
  },
});

export const Search = meta.story({
  name: '[§10.16] The search waits for all articles before it says that nothing matches',
  parameters: { academy: { route: paths.contact } },
  beforeEach: knowsArticle('1'),
  play: async ({ mock, userEvent }) => {
    const { title = '' } = mock.db.blogs.get(6) ?? {};
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: fa.search.title }), title);
    const dialog = within(await screen.findByRole('dialog', { name: fa.search.title }));
    await waitFor(() => expect(mock.log.map(({ path }) => path)).toContain('/api/departments/'));
    await expect(await dialog.findByText(fa.common.loading, { selector: 'p' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(dialog.getByText(fa.common.loading, { selector: 'p' })).toBeVisible();
    answerNow();
    await expect(await dialog.findByRole('option')).toHaveTextContent(title);
  },
});

export const Articles = meta.story({
  name: '[§1.14] The rows of an article’s page are not shown as the list of articles',
  parameters: { academy: { route: paths.blogs } },
  beforeEach: knowsArticle('3'),
  play: async ({ canvas, mock }) => {
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await expect(await within(canvas.getByRole('main')).findByText(fa.common.loading)).toBeInTheDocument();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    answerNow();
    await waitFor(() => expect(canvas.getAllByRole('tablist')).toHaveLength(mock.db.blogs.all().length));
  },
});

export const ArticlesFailed = meta.story({
  name: '[§8.12] If the list of articles fails after an article’s page, the page says so',
  parameters: { academy: { route: paths.blogs } },
  beforeEach: async (story) => {
    await knowsArticle('3')(story);
    story.mock.override(blogsApi.list, { status: 500 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: fa.common.retry })).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
});

export const Likes = meta.story({
  name: '[§4.25] A like does not keep the other articles from loading',
  parameters: { academy: { user: 'demo-student', route: paths.article('3') } },
  beforeEach: knowsArticle('3'),
  play: async ({ canvas, userEvent }) => {
    const others = await canvas.findByRole('list', { name: fa.blog.others });
    await userEvent.click(await canvas.findByRole('button', { name: fa.blog.like }));
    await screen.findByText(fa.blog.liked);
    answerNow();
    await userEvent.click(within(others).getAllByRole('link').at(-1) as Element);
    const links = () => within(canvas.getByRole('list', { name: fa.blog.others })).getAllByRole('link');
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual(['7', '8', '1'].map(paths.article)),
    );
  },
});
