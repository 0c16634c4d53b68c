import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BasketPage } from '../../src/pages/BasketPage/BasketPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { laterText } from '../../src/text/later.ts';
import { signedOut } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const academy = { user: 'demo-newcomer', basket: ['1', '2', '3'], route: paths.basket, path: paths.basket };

const meta = preview.meta({ component: BasketPage, parameters: { academy } });

export const Loaded = meta.story({
  play: async ({ canvas, academy: { basket } }) => {
    const titles = basket.getState().map(({ title }) => title);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(titles);
    // What goes with them is neither in the basket nor owned.
    const related = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(related.filter((title) => titles.includes(title))).toEqual([]);
    const total = basket
      .getState()
      .reduce((sum, { price, amount_with_discount }) => sum + (amount_with_discount ?? price ?? 0), 0);
    await expect(canvas.getByText(fa.basket.total(total))).toBeVisible();
  },
});

export const Visitor = meta.story({ tags: ['visual'], beforeEach: signedOut });

export const Empty = meta.story({
  name: '[§2.32] Empty',
  parameters: { academy: { basket: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.basket.empty)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: fa.basket.buy })).toBeNull();
  },
});

export const RemovesACourse = meta.story({
  name: '[§8.10] [§9.5] Removing a course is said, and the focus goes to the next one',
  play: async ({ canvas, userEvent, academy: { basket } }) => {
    const [first, second, third] = basket.getState().map(({ title }) => title);
    const removeOf = (title = '') => canvas.getByRole('button', { name: fa.basket.removeOf(title) });
    await userEvent.click(removeOf(first));
    await expectToast(fa.basket.removed, 'info', 'basket');
    await expect(canvas.queryByRole('button', { name: fa.basket.removeOf(first ?? '') })).toBeNull();
    await waitFor(() => expect(removeOf(second)).toHaveFocus());
    removeOf(third).click();
    // As another tab makes it do, before the course is out of it.
    basket.reload();
    await waitFor(() => expect(removeOf(second)).toHaveFocus());
    await userEvent.click(removeOf(second));
    await waitFor(() => expect(canvas.getByRole('link', { name: fa.basket.toCourses })).toHaveFocus());
    await expect(basket.getState()).toEqual([]);
  },
});

export const TakesARemovalBack = meta.story({
  name: '[§4.13] A removal can be taken back: the course is in its place again, and so is the focus',
  play: async ({ canvas, userEvent, academy: { basket } }) => {
    const before = basket.getState().map(({ title }) => title);
    const [, second = ''] = before;
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.removeOf(second) }));
    await waitFor(() => expect(basket.getState()).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: laterText.undo }));
    await waitFor(() => expect(basket.getState().map(({ title }) => title)).toEqual(before));
    await waitFor(() => expect(canvas.getByRole('button', { name: fa.basket.removeOf(second) })).toHaveFocus());
    await waitFor(() => expect(toastMessages()).toEqual([]));
  },
});

export const WithAnOwnedCourse = meta.story({
  name: '[F47] An owned course is marked and not counted',
  play: async ({ canvas, academy: { basket, session } }) => {
    const [owned, ...rest] = basket.getState();
    session.own([owned?.id ?? '']);
    await expect(await canvas.findByText(fa.basket.owned)).toBeVisible();
    const total = rest.reduce((sum, { price, amount_with_discount }) => sum + (amount_with_discount ?? price ?? 0), 0);
    await expect(screen.getByText(fa.basket.total(total))).toBeVisible();
  },
});
