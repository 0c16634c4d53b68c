import { Container } from '@mantine/core';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Elsewhere } from '../../.storybook/Elsewhere.tsx';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { userApi } from '../../src/api/user.ts';
import { PageHeading } from '../../src/components/layout/PageHeading/PageHeading.tsx';
import { keptCourses } from '../../src/data/kept.ts';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { paths } from '../../src/paths.ts';
import { KEPT_KEY } from '../../src/session/storedUser.ts';
import { newVersion } from '../../src/worker/register.ts';
import { fa } from '../../src/text/fa.ts';
import { inMenu, startingWith } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';
import { courses, names, storedSource } from '../fixtures.ts';

const { nav } = fa;
const SECOND = fa.departments.readMoreOf(names[1]);

/** A placeholder page that shows its path, or throws if the URL has `?fails`. */
function Page() {
  if (useLocation().search === '?fails') throw new Error('This page fails on purpose');
  return (
    <Container py="xl">
      <PageHeading title={fa.brand.name} />
      <Elsewhere />
    </Container>
  );
}

const meta = preview.meta({
  tags: ['shown'],
  component: Shell,
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  ),
});

const signedIn = (user: string, more: object = {}) => ({ academy: { user, route: paths.courses, ...more } });

export const SignedOut = meta.story({
  name: '[§2.4] Signed out',
  play: async ({ canvas, mock }) => {
    const [logo] = canvas.getAllByRole('link', { name: fa.brand.homeLink });
    await expect(logo).toHaveAttribute('href', paths.home);
    await expect(canvas.getByRole('link', { name: nav.signUp })).toHaveAttribute('href', paths.signup);
    await expect(canvas.queryByRole('button', { name: nav.logOut })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^اعلان‌ها/ })).toBeNull();
    await expect(await canvas.findByRole('contentinfo')).toBeInTheDocument();
    // No request has been sent yet. Departments load when their panel opens, and notifications load when a user is
    // signed in.
    await expect(mock.log).toEqual([]);
  },
});

export const Student = meta.story({
  parameters: signedIn('demo-student'),
  play: async ({ academy, canvas, mock }) => {
    const { id } = academy.session.getState().user ?? {};
    const unread = mock.db.notifications
      .all()
      .filter(({ is_read, receiver }) => !is_read && (receiver === null || receiver === id));
    await expect(unread.length).toBeGreaterThan(0);
    const bell = await canvas.findByRole('link', { name: nav.notificationsWithCount(unread.length) });
    await expect(bell).toHaveAttribute('href', paths.notifications);
  },
});

export const DepartmentsPanelOpen = meta.story({
  name: '[§1.6] [§2.7] Departments panel open',
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: nav.departments });
    await userEvent.click(toggle);
    const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
    await expect((await within(panel).findAllByText(/^[۱-۹][۰-۹]* دوره$/)).length).toBeGreaterThan(0);
    const link = await canvas.findByRole('link', { name: SECOND });
    await expect(canvas.getAllByRole('link', { name: /^بیشتر بخوانید/ })).toHaveLength(6);
    await expect(getComputedStyle(panel.firstElementChild as Element).animationName).toContain('slide-up');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(toggle);
    await expect(link).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('link', { name: SECOND }));
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent(paths.department('2'));
    await expect(canvas.queryByRole('region', { name: nav.departmentsPanel })).toBeNull();
  },
});

export const SearchTakesWhatIsTyped = meta.story({
  name: '[§10.16] Letters typed right after Ctrl+K reach the search',
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}زبا{Backspace}ان');
    const field = await screen.findByRole('combobox', { name: fa.search.title });
    await expect(field).toHaveValue('زبان');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('‌های');
    await expect(field).toHaveValue('زبان‌های');
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent(names[2]);
  },
});

export const SearchKnowsOwnedCourses = meta.story({
  name: '[§10.16] The search opens the syllabus of an owned course, and the course page of another',
  parameters: signedIn('demo-student'),
  play: async ({ academy, canvas, mock, userEvent }) => {
    const { purchased } = academy.session.getState();
    const isOwned = ({ id }: { id: number }) => purchased.includes(String(id));
    const all = mock.db.courses.where(({ status }) => status === 'public');
    for (const [course, pathOf] of [
      [all.find(isOwned), paths.syllabus],
      [all.find((each) => !isOwned(each)), paths.purchase],
    ] as const) {
      const { id = 0, title = '' } = course ?? {};
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox', { name: fa.search.title }), title);
      await userEvent.click(await screen.findByRole('option', { name: startingWith(title) }));
      await waitFor(() => expect(canvas.getByTestId('elsewhere')).toHaveTextContent(pathOf(String(id))));
    }
  },
});

export const SearchKnowsStoredCourses = meta.story({
  name: '[§11.6] If the courses do not load, the search finds the stored ones and opens their syllabus',
  parameters: signedIn('demo-instructor'),
  beforeEach: async ({ academy: { session }, mock }) => {
    await keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource);
    mock.override(coursesApi.list, { status: 500 });
  },
  play: async ({ academy: { session }, canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: fa.search.title }), courses.plain.title);
    await userEvent.click(await screen.findByRole('option', { name: startingWith(courses.plain.title) }));
    await waitFor(() => expect(canvas.getByTestId('elsewhere')).toHaveTextContent(paths.syllabus('1')));
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const DepartmentsFailed = meta.story({
  name: '[§8.3] Departments failed',
  beforeEach: ({ mock }) => mock.override(departmentsApi.list, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    await expectToast(fa.departments.listFailed, 'error', 'home');
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(await canvas.findAllByRole('link', { name: /^بیشتر بخوانید/ })).toHaveLength(6);
    await userEvent.click(await screen.findByRole('button', { name: fa.common.closeMessage }));
    await waitFor(() => expect(toastMessages()).toEqual([]));
  },
});

export const FooterWhereItBelongs = meta.story({
  name: '[§2.2] Only some pages have the footer',
  parameters: { academy: { basket: ['1'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('contentinfo');
    await userEvent.click(canvas.getByRole('link', { name: nav.basketWithCount(1) }));
    await waitFor(() => expect(canvas.queryByRole('contentinfo')).toBeNull());
    await userEvent.click(inMenu(canvas, nav.blogs));
    await expect(await canvas.findByRole('contentinfo')).toBeInTheDocument();
  },
});

export const MarksTheSection = meta.story({
  name: '[§2.2] The header marks the section of a course page',
  parameters: { academy: { route: paths.purchase('2') } },
  play: async ({ canvas }) => {
    await expect(inMenu(canvas, nav.courses)).toHaveAttribute('data-section');
    await expect(inMenu(canvas, nav.blogs)).not.toHaveAttribute('data-section');
  },
});

export const APageFails = meta.story({
  name: '[F61] A page that throws leaves the navigation working',
  parameters: { academy: { route: `${paths.courses}?fails` }, expectedErrors: [/This page fails on purpose/] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fa.errors.pageFailed })).toBeVisible();
    await userEvent.click(inMenu(canvas, nav.blogs));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(paths.blogs);
    await expect(canvas.queryByRole('heading', { name: fa.errors.pageFailed })).toBeNull();
  },
});

export const NewVersion = meta.story({
  name: '[§11.2] A tab that was open for days offers the new version',
  tags: ['visual'],
  beforeEach: () => {
    newVersion.setState(true);
    return () => newVersion.setState(false);
  },
  play: async ({ canvas }) => expect(await canvas.findByText(fa.offline.newVersion)).toBeVisible(),
});

export const ClosesTheOffer = NewVersion.extend({
  name: '[§11.2] The offer of the new version can be closed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.common.close }));
    await expect(canvas.queryByText(fa.offline.newVersion)).toBeNull();
  },
});

export const RemovesStoredCourses = meta.story({
  name: '[§11.5] [§11.6] After a log-out, the user can remove the stored courses and the offline session',
  parameters: signedIn('demo-student'),
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    const userId = session.getState().user?.id ?? '';
    // This entry keeps the user signed in when the site starts without a connection.
    await waitFor(() => expect(device.local.get(KEPT_KEY + userId)).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: nav.logOut }));
    await userEvent.click(await screen.findByRole('button', { name: fa.offline.erase }));
    await waitFor(async () => expect(await keptCourses().lesson(userId, '11')).toBeUndefined());
    await expect(device.local.get(KEPT_KEY + userId)).toBeNull();
  },
});

export const KeepsStoredCourses = RemovesStoredCourses.extend({
  name: '[§11.6] Only the first log-out asks whether to keep the stored courses',
  play: async ({ academy: { client, session }, canvas, userEvent }) => {
    const userId = session.getState().user?.id ?? '';
    const logOut = async () => userEvent.click(await canvas.findByRole('button', { name: nav.logOut }));
    await waitFor(() => expect(keptCourses().getState().courses).toHaveLength(1));
    await logOut();
    await userEvent.click(await screen.findByRole('button', { name: fa.offline.stay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await session.signIn(
      await client.call(userApi.login, { body: { username: 'demo-student', password: 'student-123' } }),
    );
    await waitFor(() => expect(keptCourses().getState()).toMatchObject({ userId, courses: [{}] }));
    await logOut();
    await canvas.findByRole('link', { name: nav.signUp });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await keptCourses().remove(userId);
  },
});
