import { expect, within } from 'storybook/test';
import type { World } from '../mocks/server/world.ts';
import type { Academy } from '../src/academy.tsx';
import { blogsApi } from '../src/api/blogs.ts';
import { fa } from '../src/text/fa.ts';

interface Shown {
  canvas: Pick<ReturnType<typeof within>, 'findByText' | 'getAllByText'>;
}

/** A `beforeEach` that sets an override, as in `mock.override`. */
export const answers =
  (...answer: Parameters<World['override']>) =>
  ({ mock }: { mock: World }) =>
    mock.override(...answer);

/** A `beforeEach` that makes the server never answer. */
export const never = (endpoint: Parameters<World['override']>[0]) => answers(endpoint, { delay: 'infinite' });

/** A `beforeEach` without a signed-in user. */
export const signedOut = ({ academy: { session } }: { academy: Academy }) => session.logOut();

/** Sends the last answer delayed by `late`. */
export let answerNow = () => {};

/** An answer delayed until `answerNow` is called. */
export function late(response: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerNow = resolve;
  return () => promise.then(response);
}

/** Waits for the answer of a later request. Any effect of an earlier one is visible by then. */
export const answered = ({ client }: Academy) => client.call(blogsApi.list, {});

/** The bodies of the transactions that the server saw. */
export const sentTo = ({ log }: World) =>
  log.filter(({ path }) => path.endsWith('/transactions/create/')).map(({ body }) => body);

/** A link of the header's menu. */
export const inMenu = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  within(canvas.getByRole('navigation', { name: fa.nav.mainLabel })).getByRole('link', { name });

/** A `play` that waits until `text` is visible. */
export const says =
  (text: string) =>
  async ({ canvas }: Shown) =>
    expect(await canvas.findByText(text)).toBeVisible();

/** A `play`: the page says that it is loading. */
export const isLoading = ({ canvas }: Shown) => expect(canvas.getAllByText(fa.common.loading)[0]).toBeInTheDocument();

/** Names that start with `words`, such as those of a card's controls, which end with the title of the card. */
export const startingWith = (words: string) => (name: string) => name.startsWith(words);
