import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import type { Fault } from '../../mocks/server/faults.ts';
import { expectToast, toastMessages } from '../toasts.ts';

// Tests of what a screen makes of a server that fails or answers nonsense. Not shown in Storybook.
const meta = preview.meta({
  title: 'Hooks/Answers',
  component: CoursesPage,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { route: paths.courses, path: paths.courses } },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const AVAILABLE = { name: fa.courses.available };

/** Each of the faults gives the page's error with a toast, and a retry after the last of them the list. */
async function survives(faults: readonly Fault[], { canvas, mock, userEvent }: Context) {
  for (const fault of faults) {
    mock.override(coursesApi.list, fault);
    const retry = canvas.queryByRole('button', { name: fa.common.retry });
    if (retry) await userEvent.click(retry);
    await expectToast(fa.courses.loadFailed, 'error', 'course');
    await expect(await canvas.findByText(fa.courses.pageFailed)).toBeVisible();
    document.querySelectorAll('[data-kind] button').forEach((button) => (button as HTMLElement).click());
    await waitFor(() => expect(toastMessages()).toEqual([]));
  }
  mock.override(coursesApi.list, { delay: 0 });
  await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
  await expect((await canvas.findByRole('list', AVAILABLE)).children.length).toBeGreaterThan(20);
  await expect(canvas.queryByText(fa.courses.pageFailed)).toBeNull();
}

export const NoList = meta.story({
  name: '[F20] HTML, an empty body or half a list: toast, page error, and a retry that works',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, 'html'),
  play: (context) => survives(['html', 'empty', 'malformed'], context),
});

export const WrongTypes = meta.story({
  name: '[F21] null, an object, a text, rows that are none: the error state each time, and a retry that works',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, { json: null }),
  play: (context) =>
    survives(
      [null, {}, 'x', 7, [null, 'x'], [{ id: {}, title: 5, price: [] }]].map((json) => ({ json })),
      context,
    ),
});

export const OneBadRow = meta.story({
  name: '[F22] Bad rows among good ones are left out, the good ones are whole',
  beforeEach: ({ mock }) =>
    mock.override(coursesApi.list, {
      json: [
        { id: 1, title: 'سالم', price: '1500.00' },
        { id: null },
        { id: 2, title: ['x'] },
        { id: 3, title: 'بی‌بها', price: -5 },
        'x',
        null,
      ],
    }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('list', AVAILABLE)).children).toHaveLength(2);
    await expect(canvas.getByText(fa.courses.found(2))).toBeVisible();
    await expect(canvas.getByText(/۱٬۵۰۰/)).toBeVisible();
    // A price below zero is none.
    await expect(canvas.getByText(fa.courses.free)).toBeVisible();
    await expect(toastMessages()).toEqual([]);
  },
});

export const BusyServer = meta.story({
  name: '[F36] A list that meets 503 and 429 is asked for again, unnoticed',
  beforeEach: ({ mock }) => {
    const refusals = [503, 429];
    mock.override(coursesApi.list, () => {
      const status = refusals.shift();
      return status === undefined
        ? Response.json([{ id: 1, title: 'سالم' }])
        : new Response(null, { status, headers: { 'Retry-After': '0' } });
    });
  },
  play: async ({ canvas, mock }) => {
    await expect(await canvas.findByRole('heading', { name: 'سالم' })).toBeVisible();
    await expect(mock.log.filter(({ path }) => path === '/api/courses/').map(({ status }) => status)).toEqual([
      503, 429, 200,
    ]);
    await expect(toastMessages()).toEqual([]);
  },
});

export const ConnectionComesBack = meta.story({
  name: '[F35] Offline, then online: the screen catches up by itself',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, 'drop'),
  play: async ({ canvas, mock }) => {
    await expect(await canvas.findByText(fa.courses.pageFailed)).toBeVisible();
    window.dispatchEvent(new Event('offline'));
    mock.override(coursesApi.list, { delay: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByText(fa.courses.pageFailed)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect((await canvas.findByRole('list', AVAILABLE)).children.length).toBeGreaterThan(20);
  },
});
