import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { departmentsApi } from '../../src/api/departments.ts';
import { DepartmentPage } from '../../src/pages/DepartmentPage/DepartmentPage.tsx';
import { fa } from '../../src/text/fa.ts';
import { answers, isLoading, never, says } from '../plays.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const at = (route: string, more: object = {}) => ({ academy: { route, path: '/departments/:id', ...more } });

const meta = preview.meta({ component: DepartmentPage, parameters: at('/departments/1') });

const COURSES = { name: 'دوره‌های این دپارتمان' };

export const Loaded = meta.story({
  name: '[§2.16] [§2.17] [§7.5] Loaded',
  parameters: at('/departments/1', { user: 'demo-student' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ریاضیات' })).toBeVisible();
    const list = await canvas.findByRole('list', COURSES);
    await expect(list.children.length).toBeGreaterThan(2);
    for (const card of list.children) await expect(card).toHaveTextContent('ریاضیات');
    await expect(canvas.getByText('۴ دوره · ۱ رایگان')).toBeVisible();
    // An owned course links to its syllabus.
    await expect(list.querySelectorAll('a[href^="/syllabus/"]').length).toBe(1);
    await expect(canvas.getAllByRole('img', { name: /^تصویر/ })).toHaveLength(3);
    await expect(canvasElement.querySelector('img[src$="/icon.svg"]')).toBeVisible();
  },
});

export const Unnamed = meta.story({
  name: '[§10.20] Without a name, the department and its page are called a department',
  beforeEach: ({ mock }) => {
    mock.db.departments.update(1, { name: ' ' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.departments.page })).toBeVisible();
    await expect(document.title).toBe(fa.brand.title(fa.departments.page));
  },
});

export const NoCourses = meta.story({
  name: '[§2.17] No courses',
  tags: ['visual'],
  parameters: at('/departments/1', { scenario: 'empty' }),
  play: says('این دپارتمان هنوز دوره‌ای ندارد.'),
});

export const Loading = meta.story({ name: '[§2.18] Loading', beforeEach: never(departmentsApi.read), play: isLoading });

export const Failed = meta.story({
  name: '[§2.18] [§8.5] Failed',
  beforeEach: answers(departmentsApi.read, { status: 500, body: { detail: 'خطای داخلی سرور.' } }, 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('خطا')).toBeVisible();
    await expectToast(fa.departments.failed('خطای داخلی سرور.'), 'error', 'page');
  },
});

Failed.test('[§2.18] A retry shows the department', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'ریاضیات' })).toBeVisible();
});

export const NotFound = meta.story({
  parameters: at('/departments/999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(fa.errors.unknownRoute);
    await expect(toastMessages()).toEqual([]);
  },
});
