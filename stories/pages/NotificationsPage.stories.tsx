import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { notificationsApi } from '../../src/api/notifications.ts';
import { NotificationsPage } from '../../src/pages/NotificationsPage/NotificationsPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answered, answers, isLoading, never, says, signedOut, startingWith } from '../plays.ts';
import { toastMessages } from '../toasts.ts';

const { notifications, common } = fa;
const academy = { user: 'demo-student', route: paths.notifications, path: paths.notifications };

const meta = preview.meta({ component: NotificationsPage, parameters: { academy } });

export const Loaded = meta.story({
  name: '[§2.45] [§3.5] Public notifications come first, and a switch shows the private ones',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('به‌روزرسانی شبانه')).toBeVisible();
    await expect(canvas.queryByText('خرید شما ثبت شد')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${notifications.private}.*[۱-۹]`) }));
    await expect(canvas.getByText('خرید شما ثبت شد')).toBeVisible();
    await expect(canvas.queryByText('به‌روزرسانی شبانه')).toBeNull();
  },
});

export const OnALargeScreen = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const list = (await canvas.findByRole('article', { name: 'به‌روزرسانی شبانه' })).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    // The list is beside the heading, and wider than the column of the heading.
    await expect(list.right).toBeLessThan(heading.left);
    await expect(list.width).toBeGreaterThan(2 * heading.width);
    const kinds = canvas.getByRole('radiogroup', { name: notifications.kind });
    const all = canvas.getByRole('button', { name: notifications.confirmAll });
    // The button is below the switch, and comes after the switch in the tab order.
    await expect(kinds.getBoundingClientRect().bottom).toBeLessThan(all.getBoundingClientRect().top);
    await expect(kinds.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone, the "confirm all" button is beside the heading, above the switch',
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const all = (await canvas.findByRole('button', { name: notifications.confirmAll })).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const kinds = canvas.getByRole('radiogroup', { name: notifications.kind }).getBoundingClientRect();
    await expect(all.right).toBeLessThan(heading.left);
    await expect(all.bottom).toBeLessThan(kinds.top);
  },
});

export const Confirms = meta.story({
  name: '[§4.24] [§7.16] Confirming sends is_read and loads the list again',
  tags: ['visual'],
  play: async ({ canvas, userEvent, mock }) => {
    const confirm = await canvas.findByRole('button', { name: notifications.confirmOf('به‌روزرسانی شبانه') });
    const loads = () =>
      mock.log.filter(({ method }) => method === 'GET').filter(({ path }) => path === '/api/notifications/').length;
    const before = loads();
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    const sent = mock.log.filter(({ method }) => method === 'PATCH');
    await expect(sent.map(({ body }) => body)).toEqual([{ is_read: true }]);
    await expect(loads()).toBe(before + 1);
    await expect(canvas.getByRole('article', { name: 'به‌روزرسانی شبانه' })).toHaveFocus();
  },
});

export const ConfirmedUntilReloaded = meta.story({
  name: '[§4.24] The confirm button stays busy until the list has loaded again',
  play: async ({ academy, canvas, userEvent, mock }) => {
    const confirm = await canvas.findByRole('button', { name: notifications.confirmOf('به‌روزرسانی شبانه') });
    mock.override(notificationsApi.list, { delay: 'infinite' });
    await userEvent.click(confirm);
    await waitFor(() => expect(mock.log.some(({ method }) => method === 'PATCH')).toBe(true));
    await answered(academy);
    await expect(confirm).toHaveAttribute('data-loading');
  },
});

export const ConfirmsAll = meta.story({
  name: '"Confirm all" sends its requests one at a time',
  play: async ({ canvas, userEvent, mock }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: notifications.confirmAll }));
    await waitFor(() => expect(canvas.queryByText(notifications.confirm)).toBeNull());
    await expect(mock.log.filter(({ method }) => method === 'PATCH').map(({ status }) => status)).toEqual([200, 200]);
    // The focused button has become invisible, so the focus moves to the list.
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.parentElement).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${notifications.private}`) }));
    await expect(canvas.getAllByText(notifications.confirm)).not.toHaveLength(0);
  },
});

export const ConfirmsTwoInARow = meta.story({
  name: '[§4.24] A confirmation during another one is sent after it',
  play: async ({ canvas, mock }) => {
    const buttons = await canvas.findAllByRole('button', { name: startingWith(notifications.confirmOf('').trim()) });
    for (const button of buttons) button.click();
    await waitFor(() => expect(canvas.queryByText(notifications.confirm)).toBeNull());
    await expect(canvas.queryByText(notifications.confirmFailed)).toBeNull();
    await expect(mock.log.filter(({ method }) => method === 'PATCH').map(({ status }) => status)).toEqual([200, 200]);
  },
});

export const OneOfTwoFailed = meta.story({
  name: '[§8.21] If the first of two confirmations fails, the line with the retry button stays after the second',
  beforeEach: answers(notificationsApi.update, { status: 500 }, 1),
  play: async ({ canvas, mock, userEvent }) => {
    const statuses = () => mock.log.filter(({ method }) => method === 'PATCH').map(({ status }) => status);
    const buttons = await canvas.findAllByRole('button', { name: startingWith(notifications.confirmOf('').trim()) });
    for (const button of buttons) button.click();
    await waitFor(() => expect(canvas.getAllByText(notifications.confirm)).toHaveLength(1));
    // The button is busy until both confirmations have settled.
    const all = canvas.getByText(notifications.confirmAll).closest('button');
    await waitFor(() => expect(all).not.toHaveAttribute('data-loading'));
    await expect(canvas.getByText(notifications.confirmFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(canvas.queryByText(notifications.confirm)).toBeNull());
    await expect(statuses()).toEqual([500, 200, 200]);
  },
});

export const ConfirmingFailed = meta.story({
  name: '[§1.12] [§8.21] A failed confirmation shows and announces a line with a retry button, without a toast',
  beforeEach: answers(notificationsApi.update, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: notifications.confirmOf('به‌روزرسانی شبانه') });
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notifications.confirmFailed);
    await expect(toastMessages()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    await expect(canvas.queryByText(notifications.confirmFailed)).toBeNull();
  },
});

export const ConfirmingFailedAtOnce = ConfirmingFailed.extend({
  name: '[§7.28] A failed confirmation is shown at once, even if the list does not load',
  play: async ({ canvas, mock, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: notifications.confirmOf('به‌روزرسانی شبانه') });
    mock.override(notificationsApi.list, { delay: 'infinite' });
    await userEvent.click(confirm);
    await expect(await canvas.findByText(notifications.confirmFailed)).toBeVisible();
    await expect(confirm).not.toHaveAttribute('data-loading');
  },
});

export const ConfirmingAllFailed = meta.story({
  name: '[§8.21] If one of several confirmations fails, the rest waits for a retry',
  beforeEach: answers(notificationsApi.update, { status: 500 }, 1),
  play: async ({ canvas, userEvent, mock }) => {
    const statuses = () => mock.log.filter(({ method }) => method === 'PATCH').map(({ status }) => status);
    await userEvent.click(await canvas.findByRole('button', { name: notifications.confirmAll }));
    await expect(await canvas.findByText(notifications.confirmFailed)).toBeVisible();
    await expect(statuses()).toEqual([500]);
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await waitFor(() => expect(statuses()).toEqual([500, 200, 200]));
    await waitFor(() => expect(canvas.queryByText(notifications.confirm)).toBeNull());
  },
});

export const Loading = meta.story({ beforeEach: never(notificationsApi.list), play: isLoading });

export const Empty = meta.story({
  beforeEach: answers(notificationsApi.list, { status: 200, body: [] }),
  play: says(notifications.empty(false)),
});

export const OneKind = meta.story({
  name: 'If there are only notifications of the other kind, a text says so',
  beforeEach: ({ mock }) => {
    for (const { id, receiver } of mock.db.notifications.all()) if (receiver === null) mock.db.notifications.remove(id);
  },
  play: says(notifications.empty(true)),
});

export const Failed = meta.story({
  name: '[§8.21] A failure shows a retry button and no toast',
  beforeEach: answers(notificationsApi.list, 'html', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: common.retry })).toBeVisible();
    await expect(toastMessages()).toEqual([]);
  },
});

Failed.test('[§8.21] A retry shows the notifications', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.retry }));
  await expect(await canvas.findByText('به‌روزرسانی شبانه')).toBeVisible();
});

export const SignedOut = meta.story({
  tags: ['visual'],
  beforeEach: signedOut,
  play: async ({ academy, canvas, mock }) => {
    await expect(canvas.getByText(notifications.logInFirst)).toBeVisible();
    await expect((await canvas.findByRole('list', { name: fa.basket.related })).children).toHaveLength(3);
    await answered(academy);
    await expect(mock.log.map(({ path }) => path)).not.toContain('/api/notifications/');
  },
});
