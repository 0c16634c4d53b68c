import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import type { World } from '../../mocks/server/world.ts';
import { courses } from '../fixtures.ts';
import { answered } from '../plays.ts';
import { expectToast } from '../toasts.ts';

const kept = courses.byNumber(1);

// Tests for the course list that is cached for the browser session. Not shown in Storybook.
const meta = preview.meta({
  component: CoursesPage,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses, path: paths.courses } },
});

const asked = (mock: World) => mock.log.filter(({ path }) => path === '/api/courses/').length;
const TEN_MINUTES = 600_000;

export const ValidListAsksNothing = meta.story({
  name: '[F25] [§4.22] A valid stored list is shown and not requested',
  beforeEach: ({ academy, device }) => {
    academy.courseCache.write([kept]);
    device.advance(TEN_MINUTES);
  },
  play: async ({ academy, canvas, mock }) => {
    await expect(canvas.getByRole('heading', { name: kept.title })).toBeVisible();
    // Waits for the request for departments. A request for courses would be in the log by then.
    await waitFor(() => expect(mock.log.map(({ path }) => path)).toContain('/api/departments/'));
    // SWR ignores focus events in the first minute, so the clock is advanced.
    const { now } = Date;
    Date.now = () => now() + TEN_MINUTES;
    window.dispatchEvent(new Event('focus'));
    await answered(academy);
    Date.now = now;
    await expect(asked(mock)).toBe(0);
  },
});

export const OldListIsShownAndAskedForAgain = meta.story({
  name: '[F25] [§4.23] A stored list older than ten minutes is shown and revalidated',
  beforeEach: ({ academy, device, mock }) => {
    academy.courseCache.write([kept]);
    device.advance(TEN_MINUTES + 1);
    mock.override(coursesApi.list, { delay: 600 });
  },
  play: async ({ academy, canvas, mock }) => {
    const old = canvas.getByRole('heading', { name: kept.title });
    await expect(old).toBeVisible();
    await waitFor(() => expect(old).not.toBeInTheDocument());
    await expect(canvas.getByRole('list', { name: fa.filters.available }).children.length).toBeGreaterThan(20);
    await expect(asked(mock)).toBe(1);
    await expect(academy.courseCache.read()).toMatchObject({ fresh: true });
  },
});

export const OldListStaysWhereTheServerFails = meta.story({
  name: '[F25] [F95] If the server fails, a stale list stays, with a message',
  beforeEach: ({ academy, device, mock }) => {
    academy.courseCache.write([kept]);
    device.advance(TEN_MINUTES + 1);
    mock.override(coursesApi.list, { status: 500 });
  },
  play: async ({ canvas, mock }) => {
    await waitFor(() => expect(asked(mock)).toBe(1));
    await expect(canvas.getByRole('heading', { name: kept.title })).toBeVisible();
    await expectToast(fa.courses.loadFailed, 'error', 'course');
    await expect(canvas.getByRole('button', { name: fa.common.retry })).toBeVisible();
  },
});
