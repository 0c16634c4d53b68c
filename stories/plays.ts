import { expect, within } from 'storybook/test';
import type { World } from '../mocks/server/world.ts';
import type { Academy } from '../src/academy.tsx';
import { blogsApi } from '../src/api/blogs.ts';
import { fa } from '../src/text/fa.ts';

interface Shown {
  canvas: Pick<ReturnType<typeof within>, 'findByText' | 'getAllByText'>;
}

/** Returns a `beforeEach` that calls `mock.override`. */
export const answers =
  (...answer: Parameters<World['override']>) =>
  ({ mock }: { mock: World }) =>
    mock.override(...answer);

/** Returns a `beforeEach` that makes the server never respond. */
export const never = (endpoint: Parameters<World['override']>[0]) => answers(endpoint, { delay: 'infinite' });

/** A `beforeEach` that logs the user out. */
export const signedOut = ({ academy: { session } }: { academy: Academy }) => session.logOut();

/** Sends the last response that `late` delayed. */
export let answerNow = () => {};

/** Returns a response that is delayed until `answerNow` is called. */
export function late(response: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerNow = resolve;
  return () => promise.then(response);
}

/** Sends a request and waits for its response. After that, the effects of earlier responses are visible, too. */
export const answered = ({ client }: Academy) => client.call(blogsApi.list, {});

/** Returns the bodies of the transactions in the server's log. */
export const sentTo = ({ log }: World) =>
  log.filter(({ path }) => path.endsWith('/transactions/create/')).map(({ body }) => body);

/** Returns the link with `name` in the header's navigation. */
export const inMenu = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  within(canvas.getByRole('navigation', { name: fa.nav.mainLabel })).getByRole('link', { name });

/** Returns a `play` that waits until `text` is visible. */
export const says =
  (text: string) =>
  async ({ canvas }: Shown) =>
    expect(await canvas.findByText(text)).toBeVisible();

/** A `play` that expects the loading text. */
export const isLoading = ({ canvas }: Shown) => expect(canvas.getAllByText(fa.common.loading)[0]).toBeInTheDocument();

/** Matches names that start with `words`. The accessible names of controls in a card end with the card's title. */
export const startingWith = (words: string) => (name: string) => name.startsWith(words);

/** Opens a tab of the first article in the list. Returns the article. */
export async function openTab(
  canvas: ReturnType<typeof within>,
  click: (element: Element) => Promise<void>,
  tab: RegExp,
) {
  const [card] = await canvas.findAllByRole('article');
  const article = within(card ?? document.body);
  await click(article.getByRole('tab', { name: tab }));
  return article;
}
