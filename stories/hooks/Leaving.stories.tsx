import { expect, spyOn, waitFor, within, type Mock } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { toastMessages } from '../toasts.ts';

// Tests of what becomes of requests whose screen was left. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch');
    return () => spy.mockRestore();
  },
});

/** The signals of the requests for `path`, oldest first. */
const signals = (path: string) =>
  (globalThis.fetch as unknown as Mock<(address: string, init?: RequestInit) => Promise<Response>>).mock.calls
    .filter(([address]) => new URL(address, location.origin).pathname === path)
    .map(([, init]) => init?.signal);

let answer: (() => void) | undefined;

export const LeavingAborts = meta.story({
  name: '[F33] [§7.24] Leaving a page aborts its slow request, and no late toast comes',
  beforeEach: ({ mock }) => {
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const late = async () => {
      await asked;
      return new Response(null, { status: 500 });
    };
    mock.override(coursesApi.list, late);
    mock.override(departmentsApi.list, late);
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(signals('/api/courses/')).toHaveLength(1));
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: fa.nav.mainLabel })).getByRole('link', { name: fa.nav.blogs }),
    );
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await waitFor(() => expect(signals('/api/courses/')[0]?.aborted).toBe(true));
    await expect(signals('/api/departments/')[0]?.aborted).toBe(true);
    answer?.();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(toastMessages()).toEqual([]);
  },
});

export const ComingBackAsksAgain = meta.story({
  name: '[F33] Coming back to a page whose request was aborted shows its list',
  beforeEach: ({ mock }) => mock.override(coursesApi.list, { delay: 'infinite' }, 1),
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: fa.nav.mainLabel }));
    await waitFor(() => expect(signals('/api/courses/')).toHaveLength(1));
    await userEvent.click(bar.getByRole('link', { name: fa.nav.blogs }));
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await userEvent.click(bar.getByRole('link', { name: fa.nav.courses }));
    await expect((await canvas.findByRole('list', { name: fa.courses.available })).children.length).toBeGreaterThan(20);
    await expect(canvas.queryByText(fa.courses.pageFailed)).toBeNull();
    await expect(toastMessages()).toEqual([]);
  },
});
