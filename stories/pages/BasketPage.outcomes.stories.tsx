import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { announcement } from '../../src/components/feedback/announce.ts';
import { amountOf } from '../../src/course/price.ts';
import { BasketPage } from '../../src/pages/BasketPage/BasketPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { formatPrice } from '../../src/text/format.ts';
import { sentTo } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const academy = { user: 'demo-newcomer', basket: ['1', '2'], route: paths.basket, path: paths.basket };

const meta = preview.meta({ component: BasketPage, parameters: { academy } });

const { buy } = fa.basket;

export const UnknownResult = meta.story({
  name: '[F40] [§2.34] [§4.20] A purchase without a response is marked and not repeated automatically',
  parameters: { academy: { basket: ['2'] } },
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, 'drop');
    mock.override(studyApi.syllabus, { status: 500 });
  },
  play: async ({ canvas, userEvent, academy, mock }) => {
    const title = academy.basket.getState()[0]?.title ?? '';
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.outcomeUnknown, 'error', 'basket');
    const again = await canvas.findByRole('button', { name: fa.basket.buyAgainOf(title) });
    await expect(canvas.getByText(fa.basket.nothingToBuy)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await waitFor(() => expect(canvas.getByRole('button', { name: buy })).toBeEnabled());
    await expect(sentTo(mock)).toHaveLength(1);
    await userEvent.click(again);
    await expect(canvas.queryByRole('button', { name: fa.basket.buyAgainOf(title) })).toBeNull();
    await expect(canvas.getByRole('link', { name: title })).toHaveFocus();
    await expect(announcement.getState().text).toBe(fa.basket.recounted);
  },
});

export const BuysBesideAnUnknown = meta.story({
  name: '[§4.20] A course with an unknown result is not called no longer for sale',
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, [{ status: 500, body: {} }, 'ok']);
    mock.override(studyApi.syllabus, { status: 500 });
  },
  play: async ({ canvas, userEvent, academy: { basket } }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.failed(null), 'error', 'basket');
    await waitFor(() => expect(canvas.getByRole('button', { name: buy })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expect((await elsewhere()).address).toBe(paths.syllabus('2'));
    await expect(basket.getState()).toHaveLength(1);
    await expect(toastMessages()).not.toContain(fa.basket.goneStayed);
  },
});

export const WithoutLocks = meta.story({
  name: 'Without Web Locks, nothing is bought, and a toast shows the reason',
  beforeEach() {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    return () => void Reflect.deleteProperty(navigator, 'locks');
  },
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.unsafe, 'error', 'basket');
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const WithoutRoom = meta.story({
  name: '[F40] If the journal cannot be stored, nothing is bought, and a toast shows the reason',
  play: async ({ canvas, device, userEvent, mock }) => {
    const { set } = device.local;
    device.local.set = (key, value) => key !== 'purchaseJournal' && set(key, value);
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.unkept, 'error', 'basket');
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const ChangedElsewhere = meta.story({
  name: '[F43] If another tab has changed the basket, the change is shown before the purchase',
  parameters: { academy: { basket: ['1'] } },
  play: async ({ canvas, device, userEvent, mock, academy: { basket } }) => {
    const [first] = basket.getState();
    const more = { ...first, id: '2', title: 'دوره‌ی برگه‌ی دیگر' };
    device.local.set('basket', JSON.stringify([first, more]));
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.changed, 'info', 'basket');
    await expect(await canvas.findByText('دوره‌ی برگه‌ی دیگر')).toBeVisible();
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const FailsAfterAChange = meta.story({
  name: '[F46] The next purchase removes the notice of changed prices, even if it fails',
  beforeEach: async ({ academy: { basket }, mock }) => {
    await basket.update(basket.getState().map((course) => ({ ...course, price: 1000, amount_with_discount: null })));
    mock.override(transactionsApi.create, { status: 403 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expect(await canvas.findByRole('note')).toHaveTextContent(fa.basket.pricesChanged);
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.failed(null), 'error', 'basket');
    await expect(canvas.getByRole('note')).toHaveTextContent(fa.basket.failed(null));
  },
});

export const NoLongerForSale = meta.story({
  tags: ['visual'],
  name: '[F81] [F87] A course that became private is marked and not counted',
  beforeEach: ({ mock }) => void mock.db.courses.update(2, { status: 'private' }),
  play: async ({ canvas, academy: { basket } }) => {
    const [first, second] = basket.getState();
    await expect(await canvas.findByText(fa.basket.gone)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: second?.title ?? '' })).toBeNull();
    const total = canvas.getByText(fa.basket.total, { selector: 'dt' }).parentElement;
    await expect(total).toHaveTextContent(formatPrice(first && amountOf(first)));
  },
});

export const BuysTheOther = NoLongerForSale.extend({
  name: '[F81] [F87] If one course is no longer for sale, the other one is bought',
  play: async ({ canvas, userEvent, academy: { basket }, mock }) => {
    const [first, second] = basket.getState();
    await expect(await canvas.findByText(fa.basket.gone)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.goneStayed, 'info', 'basket');
    await expect((await elsewhere()).address).toBe(paths.syllabus('1'));
    await expect(sentTo(mock)).toEqual([{ course: '1', amount: first ? amountOf(first) : 0 }]);
    await expect(basket.getState()).toEqual([second]);
  },
});

export const ForSaleAgain = NoLongerForSale.extend({
  name: '[F87] If a course is for sale again, the new total is shown before the purchase',
  play: async ({ canvas, userEvent, mock }) => {
    await expect(await canvas.findByText(fa.basket.gone)).toBeVisible();
    mock.db.courses.update(2, { status: 'public' });
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.recounted, 'info', 'basket');
    await expect(canvas.queryByText(fa.basket.gone)).toBeNull();
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const NothingForSale = meta.story({
  name: '[F87] If no course is for sale, nothing is bought, and a toast shows the reason',
  parameters: { academy: { basket: ['2'] } },
  beforeEach({ mock }) {
    mock.db.courses.remove(2);
  },
  play: async ({ canvas, userEvent, mock }) => {
    await expect(await canvas.findByText(fa.basket.gone)).toBeVisible();
    await expect(canvas.getByText(fa.basket.nothingToBuy)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.nothingToBuy, 'info', 'basket');
    await expect(sentTo(mock)).toEqual([]);
  },
});

export const ALostAnswer = meta.story({
  name: '[F93] If a purchase has no response but the syllabus opens, the course is bought',
  parameters: { academy: { basket: ['2'] } },
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, 'drop');
    mock.override(studyApi.syllabus, { status: 200, body: [] });
  },
  play: async ({ canvas, userEvent, academy }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.bought, 'success', 'basket');
    await expect((await elsewhere()).address).toBe(paths.syllabus('2'));
    await expect(academy.session.getState().purchased).toEqual(['2']);
  },
});

export const OwnedAfterAll = meta.story({
  name: '[F93] A course that the server reports as owned is opened',
  parameters: { academy: { basket: ['2'] } },
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, { status: 400, body: { message: 'این دوره را قبلاً خریده‌اید.' } });
    mock.override(studyApi.syllabus, { status: 200, body: [] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.owned, 'info', 'basket');
    await expect((await elsewhere()).address).toBe(paths.syllabus('2'));
  },
});

export const AServerThatBreaks = meta.story({
  name: '[F93] [§8.11] If the server responds with 500 to a purchase, the generic message is shown',
  parameters: { academy: { basket: ['2'] } },
  beforeEach({ mock }) {
    mock.override(transactionsApi.create, { status: 500, body: {} });
    // The request for the syllabus, which would prove the purchase, must fail, too.
    mock.override(studyApi.syllabus, { status: 500 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: buy }));
    await expectToast(fa.basket.failed(null), 'error', 'basket');
  },
});
