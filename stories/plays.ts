import { expect, type within } from 'storybook/test';
import type { World } from '../mocks/server/types.ts';
import type { Academy } from '../src/academy.tsx';
import { fa } from '../src/text/fa.ts';

interface Shown {
  canvas: Pick<ReturnType<typeof within>, 'findByText' | 'getAllByText'>;
}

/** A `beforeEach`: how the server answers, as `mock.override` takes it. */
export const answers =
  (...answer: Parameters<World['override']>) =>
  ({ mock }: { mock: World }) =>
    mock.override(...answer);

/** A `beforeEach`: nobody is signed in. */
export const signedOut = ({ academy: { session } }: { academy: Academy }) => session.logOut();

/** A `play` that waits until `text` is seen. */
export const says =
  (text: string) =>
  async ({ canvas }: Shown) =>
    expect(await canvas.findByText(text)).toBeVisible();

/** A `play`: the page says that it is loading. */
export const isLoading = ({ canvas }: Shown) => expect(canvas.getAllByText(fa.common.loading)[0]).toBeInTheDocument();
