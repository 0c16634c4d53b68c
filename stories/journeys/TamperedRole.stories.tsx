import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Device } from '../../.storybook/storyAcademy.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { expectToast } from '../toasts.ts';

// Someone rewrites their own stored user. Not shown in Storybook.
const meta = preview.meta({
  title: 'Journeys/Tampered role',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { user: 'demo-student', route: paths.addBlog } },
});

function becomeInstructor({ local }: Device) {
  const user = JSON.parse(local.get('authUser') ?? '{}') as object;
  local.set('authUser', JSON.stringify({ ...user, role: 'instructor' }));
}

export const TheServerRefuses = meta.story({
  name: '[F15] A tampered role opens the screen, and the server’s refusal is shown',
  play: async ({ academy, canvas, device, mock, userEvent }) => {
    await expect(await canvas.findByText(fa.blog.notAllowed)).toBeVisible();
    becomeInstructor(device);
    academy.session.reload();
    await userEvent.type(await canvas.findByLabelText(fa.blog.titleField), 'عنوان');
    await userEvent.type(canvas.getByLabelText(fa.blog.contentField), 'متن');
    await userEvent.upload(fileInput(), png());
    await canvas.findByText('picture.png');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.publish }));
    await expectToast(fa.blog.createFailed('شما اجازه‌ی انجام این کار را ندارید.'), 'error', 'blog');
    await expect(mock.log.at(-1)).toMatchObject({ method: 'POST', status: 403 });
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.blog.title })).toBeVisible();
  },
});

export const AtTheStart = meta.story({
  name: '[F15] [§8.1] A role that was tampered with before the start ends the session with its toast',
  beforeEach: ({ academy, device }) => {
    becomeInstructor(device);
    academy.session.reload();
  },
  play: async ({ academy, canvas }) => {
    await expectToast(fa.session.expired, 'error', 'home');
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.auth.logInTitle })).toBeVisible();
    await expect(academy.session.getState().user).toBeNull();
  },
});
