import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { keptCourses } from '../../src/data/kept.ts';
import { HomePage } from '../../src/pages/HomePage/HomePage.tsx';
import { fa } from '../../src/text/fa.ts';
import { courses, ownDepartments, storedSource } from '../fixtures.ts';
import { answers, says } from '../plays.ts';

const meta = preview.meta({ component: HomePage });

const RECOMMENDED = { name: 'دوره‌های پیشنهادی' };

export const Loaded = meta.story({
  name: '[§9.1] Loaded',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'دسته‌بندی دوره‌ها' })).toBeVisible();
    await expect(canvas.getByRole('heading', RECOMMENDED)).toBeVisible();
    const list = await canvas.findByRole('list', RECOMMENDED);
    await expect(list.children).toHaveLength(3);
    await expect(await canvas.findAllByRole('link', { name: /^بیشتر بخوانید/ })).toHaveLength(6);
  },
});

export const RecommendsWhatIsNotOwned = meta.story({
  name: '[§2.11] Recommends courses that are not owned',
  parameters: { academy: { user: 'demo-student' } },
  beforeEach: async ({ academy }) => {
    const all = await academy.client.call(coursesApi.list, {});
    academy.session.own(all.slice(0, -2).map(({ id }) => id));
  },
  play: async ({ canvas, academy }) => {
    const list = await canvas.findByRole('list', RECOMMENDED);
    // The cards show the reason for a recommendation only when the whole catalogue has loaded.
    await waitFor(() => expect(list).toHaveTextContent('از همین دپارتمان'));
    const text = list.textContent;
    const offered = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace('/purchase/', ''));
    await expect(offered.length).toBeGreaterThan(0);
    for (const id of offered) await expect(academy.session.getState().purchased).not.toContain(id);
    await expect(canvas.queryByText('خریداری‌شده')).toBeNull();
    // When the session changes, the page renders again, but must keep the same courses.
    academy.session.own(['no-such-course']);
    await waitFor(() => expect(academy.session.getState().purchased).toContain('no-such-course'));
    await expect(canvas.getByRole('list', RECOMMENDED).textContent).toBe(text);
  },
});

function Leaves() {
  const [away, setAway] = useState(false);
  return (
    <>
      {!away && <HomePage />}
      <Button onClick={() => setAway(!away)}>{fa.common.back}</Button>
    </>
  );
}

export const SameAfterBack = meta.story({
  name: '[§1.12] [§2.11] Back finds the same recommended courses',
  tags: ['!autodocs'],
  render: () => <Leaves />,
  play: async ({ canvas, userEvent }) => {
    const offered = async () => {
      const links = within(await canvas.findByRole('list', RECOMMENDED)).getAllByRole('link');
      return links.map((link) => link.getAttribute('href'));
    };
    const before = await offered();
    for (let visit = 0; visit < 2; visit += 1)
      await userEvent.click(canvas.getByRole('button', { name: fa.common.back }));
    await expect(await offered()).toEqual(before);
  },
});

export const ContinuesOwnCourse = meta.story({
  name: '[§10.8] The course to continue is one that the user owns',
  parameters: { academy: { user: 'demo-newcomer' } },
  beforeEach: ({ academy }) => void academy.session.own(['2']),
  play: async ({ canvas, mock }) => {
    const { title = '' } = mock.db.courses.get(2) ?? {};
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
  },
});

export const Learner = meta.story({
  tags: ['visual'],
  parameters: { academy: { user: 'demo-student', progress: 'half' } },
  name: '[§2.10] An owner sees the course to continue and its next lessons in place of the slider',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.learning.continueTitle })).toBeVisible();
    const ahead = within(await canvas.findByRole('region', { name: fa.home.ahead }));
    await expect(ahead.getAllByRole('link').length).toBeGreaterThan(0);
    for (const link of ahead.getAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^\/lessons\//);
      await expect(link).not.toHaveAttribute(
        'href',
        canvas.getByRole('link', { name: /^ادامه: / }).getAttribute('href'),
      );
    }
    await expect(canvas.queryByRole('region', { name: fa.home.slider })).toBeNull();
  },
});

export const StaffWithStoredCourse = meta.story({
  name: '[§11.5] [F101] Staff who own no course see the courses that they have stored',
  parameters: { academy: { user: 'demo-instructor' } },
  beforeEach: async ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ academy: { session }, canvas }) => {
    await expect(session.getState().purchased).toEqual([]);
    await expect(await canvas.findByText(fa.offline.courses)).toBeVisible();
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const NothingToRecommend = meta.story({
  name: '[§2.11] Nothing to recommend',
  tags: ['visual'],
  parameters: { academy: { scenario: 'empty' } },
  play: says('فعلاً دوره‌ای برای پیشنهاد نداریم.'),
});

export const Loading = meta.story({
  beforeEach: ({ mock }) => {
    mock.override(coursesApi.list, { delay: 'infinite' });
    mock.override(departmentsApi.list, { delay: 'infinite' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('در حال بارگذاری…')).toBeInTheDocument();
    // The slider must be visible while the courses are loading.
    await expect(canvas.getByRole('region', { name: 'دسته‌بندی دوره‌ها' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'دپارتمان‌ها' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: '[§8.4] Failed',
  beforeEach: ({ mock }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    mock.override(coursesApi.list, { status: 500 }, 1);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
    // The error is logged, and there is no toast.
    await expect(console.warn).toHaveBeenCalledWith('The courses to recommend could not be loaded', expect.anything());
    await expect(document.querySelector('[data-kind]')).toBeNull();
  },
});

Failed.test('[§8.4] A retry shows the courses', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
  await expect((await canvas.findByRole('list', RECOMMENDED)).children).toHaveLength(3);
});

export const WithoutDepartments = meta.story({
  beforeEach: answers(departmentsApi.list, { status: 500 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', RECOMMENDED);
    await expect(canvas.queryByRole('heading', { name: 'دپارتمان‌ها' })).toBeNull();
    // The slider may already show another slide, so the first slide may be hidden.
    const link = canvas.getByRole('link', { name: 'دیدن دوره‌ها: ریاضیات', hidden: true });
    await expect(link).toHaveAttribute('href', '/courses?department=1');
  },
});

export const OwnDepartments = meta.story({
  name: '[F117] Four departments of another academy give four slides and cards, and a matching text',
  beforeEach: answers(departmentsApi.list, { status: 200, body: ownDepartments }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('راه خود را از یکی از این چهار دپارتمان شروع کنید.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^نمایش اسلاید/ })).toHaveLength(4);
    const slides = [...canvasElement.querySelectorAll('a[href^="/courses?department="]')];
    await expect(slides.map((link) => link.getAttribute('aria-label'))).toEqual(
      ownDepartments.map(({ name }) => `دیدن دوره‌ها: ${name}`),
    );
    await expect(slides.map((link) => link.getAttribute('href'))).toEqual(
      ownDepartments.map(({ id }) => `/courses?department=${id}`),
    );
    await expect(canvas.getAllByRole('link', { name: /^بیشتر بخوانید/ })).toHaveLength(4);
    await expect(canvasElement).not.toHaveTextContent('شش');
    // The image comes from the API, because the brand has none for this department.
    await expect(canvasElement.querySelector('img[fetchpriority="high"]')).toHaveAttribute(
      'src',
      ownDepartments[0]?.images[0],
    );
  },
});
