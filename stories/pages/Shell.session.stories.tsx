import { Container } from '@mantine/core';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ApiError } from '../../src/api/errors.ts';
import { userApi } from '../../src/api/user.ts';
import { PageHeading } from '../../src/components/layout/PageHeading/PageHeading.tsx';
import { keptCourses } from '../../src/data/kept.ts';
import { unsentOf } from '../../src/lib/drafts.ts';
import { isWhole } from '../../src/offline/keptCourse.ts';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { newVersion } from '../../src/worker/register.ts';
import { courses, storedSource } from '../fixtures.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { session: texts } = fa;
const badge = fn(async (_: number) => undefined);
const MINUTE = 60_000;
/** The lifetime of the mock's tokens, in milliseconds. */
const LIFETIME = 604_800_000;

const meta = preview.meta({
  component: Shell,
  parameters: { academy: { user: 'demo-student', route: paths.article('3'), path: '/blogs/:id' } },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path="*"
          element={
            <Container py="xl">
              <PageHeading title={fa.blog.title} />
            </Container>
          }
        />
      </Route>
    </Routes>
  ),
});

export const Extends = meta.story({
  name: '[§4.2] [§8.1] The session is extended',
  beforeEach: ({ academy, device }) => {
    device.advance(LIFETIME - 4 * MINUTE);
    void academy.session.check();
  },
  play: async ({ academy, canvas, device, mock, userEvent }) => {
    const before = academy.session.getState().user?.accessToken;
    await expect(await canvas.findByText(texts.expiring(4 * MINUTE))).toBeVisible();
    device.advance(MINUTE);
    await expect(await canvas.findByText(texts.expiring(3 * MINUTE), {}, { timeout: 3000 })).toBeVisible();
    const extend = await canvas.findByRole('button', { name: texts.extend });
    await userEvent.click(extend);
    await expectToast(texts.refreshed, 'success', 'home', 5000);
    await waitFor(() => expect(extend).not.toBeInTheDocument());
    await expect(mock.log.filter(({ path }) => path === '/api/token/refresh/')).toHaveLength(1);
    const stored = JSON.parse(device.local.get('authUser') ?? '{}') as { accessToken: string };
    await expect(stored.accessToken).not.toBe(before);
  },
});

export const ExtendingFails = meta.story({
  name: '[§4.3] [§8.1] Extending fails',
  beforeEach: (context) => {
    context.mock.override(userApi.refresh, { status: 401 });
    context.device.advance(LIFETIME - 4 * MINUTE);
    void context.academy.session.check();
  },
  play: async ({ canvas, device, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.extend }));
    await expectToast(texts.expired, 'error', 'home', 5000);
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.article('3') } });
    await expect(device.local.get('authUser')).toBeNull();
  },
});

export const Expired = meta.story({
  name: '[§4.9] [§8.1] Expired',
  parameters: { academy: { route: `${paths.article('3')}?from=mail` } },
  play: async ({ canvas, device }) => {
    // Waits for the notifications. A request that is still in progress when the token expires would refresh the
    // session.
    await canvas.findByRole('link', { name: /خوانده‌نشده$/ });
    device.advance(LIFETIME);
    window.dispatchEvent(new Event('focus'));
    await expectToast(texts.expired, 'error', 'home', 5000);
    const state = { from: `${paths.article('3')}?from=mail` };
    await expect(await elsewhere()).toEqual({ address: paths.login, state });
    await expect(device.local.get('authUser')).toBeNull();
    await expect(toastMessages()).toHaveLength(1);
  },
});

export const ExpiredOffline = meta.story({
  name: '[§4.2] [§11.6] A user who studies offline after the session has expired sees no countdown',
  beforeEach: async ({ academy: { session } }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    connect(false);
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ academy: { session }, canvas, device }) => {
    device.advance(LIFETIME - MINUTE);
    void session.check();
    await expect(await canvas.findByText(texts.expiring(MINUTE))).toBeVisible();
    device.advance(MINUTE);
    await waitFor(() => expect(canvas.queryByText(texts.expiring(MINUTE))).toBeNull(), { timeout: 3000 });
    await expect(session.getState().user).not.toBeNull();
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const LogsOut = meta.story({
  name: '[§4.8] [§8.1] Logs out',
  play: async ({ academy, canvas, device, userEvent }) => {
    await expect(device.local.get('authUser')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.logOut }));
    await expectToast(texts.loggedOut, 'info', 'home', 5000);
    // After a deliberate log-out, logging in must not lead back to the page.
    await expect(await elsewhere()).toEqual({ address: paths.login, state: null });
    await expect(device.local.get('authUser')).toBeNull();
    await expect(academy.session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
  },
});

export const Badge = meta.story({
  name: '[§11.7] The icon of the installed app shows the number of unread notifications until the user logs out',
  beforeEach: () => {
    Object.defineProperty(navigator, 'setAppBadge', { value: badge, configurable: true });
    badge.mockReset().mockResolvedValue(undefined);
    return () => void Reflect.deleteProperty(navigator, 'setAppBadge');
  },
  play: async ({ academy: { session } }) => {
    await waitFor(() => expect(badge).toHaveBeenLastCalledWith(5));
    session.logOut();
    await waitFor(() => expect(badge).toHaveBeenLastCalledWith(0));
  },
});

/** Sets whether the browser reports a connection. */
function connect(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

export const GoesOnStoring = meta.story({
  name: '[§11.4] A download that lost its connection continues when the connection is back',
  beforeEach: async ({ academy: { session } }) => {
    const lesson = async () => Promise.reject(new ApiError('network'));
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, { ...storedSource, lesson });
    connect(false);
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ academy: { session }, canvas }) => {
    await expect(await canvas.findByText(fa.connection.offline)).toBeVisible();
    await waitFor(() => expect(keptCourses().getState().courses).toHaveLength(1));
    await expect(keptCourses().interrupted()).toHaveLength(1);
    connect(true);
    await waitFor(() =>
      expect(
        keptCourses()
          .getState()
          .courses.map((course) => isWhole(course)),
      ).toEqual([true]),
    );
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const NoticesWhileExpiring = meta.story({
  name: '[§4.2] [§11.2] [§11.6] On a phone, two notices and the countdown do not cover each other',
  globals: { viewport: { value: 'xs' } },
  beforeEach: ({ academy: { session }, device }) => {
    unsentOf(device.local, session.getState().user?.id ?? null).add(paths.addBlog);
    newVersion.setState(true);
    device.advance(LIFETIME - 4 * MINUTE);
    void session.check();
    return () => newVersion.setState(false);
  },
  play: async ({ canvas }) => {
    const places = await Promise.all(
      [fa.offline.newVersion, fa.offline.unsent].map(async (text) => (await canvas.findByText(text)).parentElement),
    );
    const countdown = await canvas.findByText(texts.expiring(4 * MINUTE));
    const boxes = [...places, countdown].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
    const tops = boxes.toSorted((one, other) => one.top - other.top);
    for (const [index, { bottom }] of tops.entries())
      await expect(bottom).toBeLessThanOrEqual(tops[index + 1]?.top ?? innerHeight);
  },
});

export const UnsentTextClosed = meta.story({
  name: '[§11.6] A closed reminder of text that was typed offline does not return',
  beforeEach: ({ academy: { session }, device }) =>
    unsentOf(device.local, session.getState().user?.id ?? null).add(paths.addBlog),
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    const reminder = await canvas.findByText(fa.offline.unsent);
    await expect(canvas.getByRole('link', { name: fa.offline.toUnsent })).toHaveAttribute('href', paths.addBlog);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.close }));
    await waitFor(() => expect(reminder).not.toBeInTheDocument());
    await expect(unsentOf(device.local, session.getState().user?.id ?? null).paths()).toEqual([]);
  },
});

export const UnsentTextSent = meta.story({
  name: '[§11.6] The reminder disappears when the text has been sent on the same page',
  beforeEach: ({ academy: { session }, device }) =>
    unsentOf(device.local, session.getState().user?.id ?? null).add(paths.addBlog),
  play: async ({ academy: { session }, canvas, device }) => {
    const reminder = await canvas.findByText(fa.offline.unsent);
    await canvas.findByRole('link', { name: /خوانده‌نشده$/ });
    // Waits until nothing else renders the reminder again.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    unsentOf(device.local, session.getState().user?.id ?? null).remove(paths.addBlog);
    await waitFor(() => expect(reminder).not.toBeInTheDocument(), { timeout: 3000 });
  },
});
