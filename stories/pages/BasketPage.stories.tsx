import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { announcement } from '../../src/components/feedback/announce.ts';
import { BasketPage } from '../../src/pages/BasketPage/BasketPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { formatPrice } from '../../src/text/format.ts';
import { answered, answerNow, answers, late, signedOut, sentTo } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { userApi } from '../../src/api/user.ts';
import { amountOf, savingOf } from '../../src/course/price.ts';

const academy = { user: 'demo-newcomer', basket: ['1', '2'], route: paths.basket, path: paths.basket };

const meta = preview.meta({ component: BasketPage, parameters: { academy } });

const { buy, buying } = fa.basket;

export const Loaded = meta.story({
  play: async ({ canvas, academy: { basket } }) => {
    const titles = basket.getState().map(({ title }) => title);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 2)).toEqual(titles);
    // Related courses must not be in the basket.
    const related = (await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(related.filter((title) => titles.includes(title))).toEqual([]);
    const total = basket
      .getState()
      .reduce((sum, { price, amount_with_discount }) => sum + (amount_with_discount ?? price ?? 0), 0);
    await expect(canvas.getByText(fa.basket.total, { selector: 'dt' }).parentElement).toHaveTextContent(
      formatPrice(total),
    );
  },
});

export const Visitor = meta.story({
  name: 'Only visitors see the steps of a purchase',
  tags: ['visual'],
  play: async ({ canvas, academy }) => {
    const steps = { name: fa.course.stepsTitle };
    await expect(canvas.queryByRole('heading', steps)).toBeNull();
    signedOut({ academy });
    await expect(await canvas.findByRole('heading', steps)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: '[§2.32] Empty',
  parameters: { academy: { basket: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.basket.empty)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: buy })).toBeNull();
  },
});

export const RemovesACourse = meta.story({
  name: '[§4.13] [§8.10] [§9.5] A removal is announced and can be undone in its row, which keeps the focus',
  parameters: { academy: { basket: ['1', '2', '3'] } },
  play: async ({ canvas, userEvent, academy: { basket } }) => {
    const before = basket.getState().map(({ title }) => title);
    const [first = '', second = ''] = before;
    const removeOf = (title: string) => canvas.findByRole('button', { name: fa.basket.removeOf(title) });
    const restoreOf = (title: string) => canvas.findByRole('button', { name: fa.basket.restoreOf(title) });
    await userEvent.click(await removeOf(first));
    await expectToast(fa.basket.removed, 'info', 'basket');
    // The removed course must not appear among the related courses.
    const related = within(await canvas.findByRole('list', { name: fa.basket.related }));
    await expect(related.queryByRole('heading', { name: first })).toBeNull();
    await userEvent.click(await removeOf(second));
    await expect(await restoreOf(second)).toHaveFocus();
    await waitFor(() => expect(basket.getState()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(await removeOf(second)).toHaveFocus();
    await userEvent.click(await restoreOf(first));
    await waitFor(() => expect(basket.getState().map(({ title }) => title)).toEqual(before));
    await expect(announcement.getState().text).toBe(fa.basket.restored);
    for (const title of before) await userEvent.click(await removeOf(title));
    await expect(await canvas.findByText(fa.basket.empty)).toBeVisible();
    await expect(canvas.getAllByText(fa.basket.wasRemoved)).toHaveLength(3);
  },
});

export const WithAnOwnedCourse = meta.story({
  name: '[F47] An owned course is marked and not counted',
  play: async ({ canvas, academy: { basket, session } }) => {
    const [owned, ...rest] = basket.getState();
    if (!owned) throw new Error('The basket is empty');
    session.own([owned.id]);
    await expect(await canvas.findByText(fa.basket.owned)).toBeVisible();
    const total = rest.reduce((sum, { price, amount_with_discount }) => sum + (amount_with_discount ?? price ?? 0), 0);
    await expect(screen.getByText(fa.basket.total, { selector: 'dt' }).parentElement).toHaveTextContent(
      formatPrice(total),
    );
    const saving = [owned, ...rest].reduce((sum, course) => sum + savingOf(course), 0);
    await expect(saving).toBeGreaterThan(0);
    await expect(screen.queryByText(formatPrice(saving))).toBeNull();
  },
});

export const AVisitorLogsInFirst = meta.story({
  name: '[§2.33] [§5.16] [§8.11] A visitor must log in before buying',
  beforeEach: signedOut,
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.logInFirst, 'error', 'basket');
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.basket } });
    // The navigation adds a history entry, so that Back returns to the basket.
    await expect(screen.getByTestId('elsewhere')).toHaveAttribute('data-type', 'PUSH');
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const TheSessionEnds = meta.story({
  name: '[§5.16] If the session ends during a purchase, the log-in page replaces the basket',
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, { status: 401 });
    mock.override(userApi.refresh, { status: 401 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.logInFirst, 'error', 'basket');
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.basket } });
    await expect(screen.getByTestId('elsewhere')).toHaveAttribute('data-type', 'REPLACE');
  },
});

export const ADoubleClickBuysOnce = meta.story({
  name: '[F38] A double click sends one transaction for each course',
  play: async ({ canvas, userEvent, academy, mock }) => {
    const courses = academy.basket.getState();
    await userEvent.dblClick(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.bought, 'success', 'basket');
    await expect((await elsewhere()).address).toBe(paths.profile);
    await expect(sentTo(mock)).toEqual(courses.map((course) => ({ course: course.id, amount: amountOf(course) })));
  },
});

export const Buying = meta.story({
  name: '[§2.32] Buying',
  beforeEach({ mock }) {
    const answer = Promise.withResolvers<Response>();
    mock.override(transactionsApi.create, () => answer.promise);
    // Ends the purchase after the story. Purchases run one after the other, so an unfinished one would block other
    // stories.
    return () => answer.resolve(Response.json({}, { status: 201 }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    const buyer = await canvas.findByRole('button', { name: buying });
    // A `disabled` attribute would make the button lose the focus.
    await expect(buyer).toHaveAttribute('aria-disabled', 'true');
    await expect(buyer).toHaveFocus();
    for (const button of canvas.getAllByRole('button')) if (button !== buyer) await expect(button).toBeDisabled();
  },
});

export const BoughtAfterLeaving = meta.story({
  name: '[F33] A purchase that ends after the user has left the basket opens no page',
  beforeEach: ({ mock }) =>
    mock.override(
      transactionsApi.create,
      late(() => Response.json({}, { status: 201 })),
    ),
  play: async ({ canvas, userEvent, academy }) => {
    const [first] = academy.basket.getState();
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await userEvent.click(canvas.getByRole('link', { name: first?.title ?? '' }));
    const { address } = await elsewhere();
    answerNow();
    await waitFor(() => expect(academy.basket.getState()).toEqual([]));
    await waitFor(() => expect(academy.purchases.getState().busy).toBe(false));
    await answered(academy);
    await expect((await elsewhere()).address).toBe(address);
  },
});

export const TheSecondOfTwoFails = meta.story({
  name: '[F39] [§4.19] [§8.11] [§10.15] If the second of two purchases fails, the first course is owned and the second stays',
  beforeEach: answers(transactionsApi.create, { status: 400, body: { message: 'موجودی کافی نیست.' } }, 2),
  play: async ({ canvas, userEvent, academy, mock }) => {
    const [first, second] = academy.basket.getState();
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast('موجودی کافی نیست.', 'error', 'basket');
    await expect(toastMessages()).toContain(fa.basket.bought);
    await expect(academy.session.getState().purchased).toEqual([first?.id]);
    await expect(academy.basket.getState()).toEqual([second]);
    await expect(canvas.getByRole('button', { name: buy })).toHaveFocus();
    // The report of the failed purchase stays until the next attempt.
    const report = { name: fa.learning.justBought(1) };
    await expect(canvas.getByRole('region', report)).toHaveTextContent('موجودی کافی نیست.');
    mock.db.courses.update(2, { price: 1000, amount_with_discount: null });
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.pricesChanged, 'info', 'basket');
    await expect(canvas.queryByRole('region', report)).toBeNull();
  },
});

export const RefusedWithoutWords = meta.story({
  name: '[F45] [§8.11] A message that is not plain text is replaced by the generic one',
  beforeEach: answers(transactionsApi.create, { status: 400, body: { message: '<b>no</b>' } }),
  play: async ({ canvas, userEvent, academy }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.failed(null), 'error', 'basket');
    // The message stays on the page, because the toast disappears.
    await expect(canvas.getByRole('note')).toHaveTextContent(fa.basket.failed(null));
    await expect(academy.basket.getState()).toHaveLength(2);
  },
});

export const NewPrices = meta.story({
  name: '[F46] [§4.15] A changed price is shown, and nothing is sent',
  beforeEach: async ({ academy: { basket } }) => {
    const [first] = basket.getState();
    if (first) await basket.update([{ ...first, price: 1000, amount_with_discount: null }]);
  },
  play: async ({ canvas, userEvent, academy, mock }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.pricesChanged, 'info', 'basket');
    const [first] = academy.basket.getState();
    await expect(canvas.getByRole('note')).toHaveTextContent(fa.basket.pricesChanged);
    const note = fa.basket.priceChanged(first?.title ?? '', 1000, first ? amountOf(first) : 0);
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(sentTo(mock)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await waitFor(() => expect(sentTo(mock)).toHaveLength(2));
  },
});
