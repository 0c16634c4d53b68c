import { expect, spyOn, waitFor, within, type Mock } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { departmentsApi } from '../../src/api/departments.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answered, answerNow, inMenu, late } from '../plays.ts';
import { toastMessages } from '../toasts.ts';

// Tests that requests are aborted when the user leaves the page that sent them. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
  beforeEach: () => {
    const spy = spyOn(globalThis, 'fetch');
    return () => spy.mockRestore();
  },
});

/** The abort signals of the requests for `path`, oldest first. */
const signals = (path: string) =>
  (globalThis.fetch as unknown as Mock<(address: string, init?: RequestInit) => Promise<Response>>).mock.calls
    .filter(([address]) => new URL(address, location.origin).pathname === path)
    .map(([, init]) => init?.signal);

export const LeavingAborts = meta.story({
  name: '[F33] [§7.24] Leaving a page aborts its slow request without a late toast',
  beforeEach: ({ mock }) => {
    const failure = late(() => new Response(null, { status: 500 }));
    mock.override(coursesApi.list, failure);
    mock.override(departmentsApi.list, failure);
  },
  play: async ({ academy, canvas, userEvent }) => {
    await waitFor(() => expect(signals('/api/courses/')).toHaveLength(1));
    await userEvent.click(inMenu(canvas, fa.nav.blogs));
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await waitFor(() => expect(signals('/api/courses/')[0]?.aborted).toBe(true));
    await expect(signals('/api/departments/')[0]?.aborted).toBe(true);
    answerNow();
    await answered(academy);
    await expect(toastMessages()).toEqual([]);
  },
});

export const SuccessAfterLeaving = meta.story({
  name: '[F33] If a course is added after its page was left, there is no toast or redirect, and a newer draft stays',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  beforeEach: ({ mock }) =>
    mock.override(
      coursesApi.create,
      late(() => new Response(null, { status: 201 })),
    ),
  play: async ({ academy, canvas, mock, userEvent }) => {
    const { titleField, description, price, submit } = fa.addCourse;
    for (const [label, text] of [
      [titleField, 'نخست'],
      [description, 'توضیح'],
      [price, '۱۰۰۰'],
    ] as const)
      await userEvent.type(await canvas.findByLabelText(label), text);
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await userEvent.click(inMenu(canvas, fa.nav.courses));
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: fa.addCourse.title }));
    const title = await canvas.findByLabelText(titleField);
    await userEvent.clear(title);
    await userEvent.type(title, 'تازه');
    answerNow();
    await waitFor(() => expect(mock.log.at(-1)?.path).toBe('/api/courses/create/'));
    await answered(academy);
    await expect(toastMessages()).toEqual([]);
    await expect(title).toHaveDisplayValue('تازه');
    await expect(title).toBeVisible();
  },
});
