import { expect, screen, waitFor, type userEvent as UserEvent, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { AddBlogPage } from '../../src/pages/AddBlogPage/AddBlogPage.tsx';
import { unsentOf } from '../../src/lib/drafts.ts';
import { paths } from '../../src/paths.ts';
import type { Session } from '../../src/session/session.ts';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { answers, says, signedOut } from '../plays.ts';
import { elsewhere, expectToast } from '../toasts.ts';

const { blog } = fa;
const academy = { user: 'demo-instructor', route: paths.addBlog, path: paths.addBlog };

const meta = preview.meta({ component: AddBlogPage, parameters: { academy } });

/** Returns the storage key of the author's draft. */
const keyOf = (session: Session) => `draft:blog:${session.getState().user?.id}`;

async function publish(
  canvas: ReturnType<typeof within>,
  userEvent: Pick<typeof UserEvent, 'type' | 'click' | 'upload'>,
) {
  await userEvent.type(canvas.getByLabelText(blog.titleField), 'عنوان تازه');
  await userEvent.type(canvas.getByLabelText(blog.contentField), 'متن تازه');
  await userEvent.upload(fileInput(), png());
  await canvas.findByText('picture.png');
  await userEvent.click(canvas.getByRole('button', { name: blog.publish }));
}

export const Empty = meta.story({ play: ({ canvas }) => expect(canvas.getByLabelText(blog.titleField)).toBeVisible() });

export const Superuser = meta.story({
  name: '[§6.6] Superuser',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-superuser' } },
  play: ({ canvas }) => expect(canvas.getByLabelText(blog.titleField)).toBeVisible(),
});

export const Admin = Superuser.extend({ parameters: { academy: { user: 'demo-admin' } } });

export const Student = meta.story({
  name: '[§6.6] Student',
  tags: ['visual'],
  parameters: { academy: { user: 'demo-student' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blog.notAllowed)).toBeVisible();
    await expect(canvas.queryByLabelText(blog.titleField)).toBeNull();
  },
});

export const Visitor = meta.story({ tags: ['visual'], beforeEach: signedOut, play: says(blog.notAllowed) });

export const Publishes = meta.story({
  name: '[§3.17] [§4.26] [§7.10] [§8.15] [§9.4] Publishing empties the fields and opens the list a second later',
  play: async ({ academy: { session }, canvas, device, userEvent, mock }) => {
    await publish(canvas, userEvent);
    await expectToast(blog.created, 'success', 'blog');
    await waitFor(() => expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue(''));
    await expect(canvas.getByRole('button', { name: blog.publishing })).toHaveAttribute('aria-disabled', 'true');
    await expect((await elsewhere()).address).toBe(paths.blogs);
    await expect(mock.db.blogs.all().at(-1)).toMatchObject({ title: 'عنوان تازه', content: 'متن تازه' });
    await expect(device.local.get(keyOf(session))).toBeNull();
  },
});

export const Failed = meta.story({
  name: '[F53] [§4.26] [§4.28] [§7.10] [§8.15] Even if the article is rejected, the list opens, and the text is kept',
  beforeEach: answers(blogsApi.create, { status: 400, body: { detail: 'عنوان تکراری است.' } }),
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    await publish(canvas, userEvent);
    await expectToast(blog.createFailed('عنوان تکراری است.'), 'error', 'blog');
    await expect((await elsewhere()).address).toBe(paths.blogs);
    // While a cover is chosen, an additional history entry guards the form. The article list replaces this entry.
    await expect(screen.getByTestId('elsewhere')).toHaveAttribute('data-type', 'REPLACE');
    await expect(device.local.get(keyOf(session))).toBe(JSON.stringify({ title: 'عنوان تازه', content: 'متن تازه' }));
  },
});

export const TooLarge = meta.story({
  name: '[§8.15] A cover that the server refuses as too large is reported',
  beforeEach: answers(blogsApi.create, { status: 413 }),
  play: async ({ canvas, userEvent }) => {
    await publish(canvas, userEvent);
    await expectToast(blog.createFailed(fa.forms.uploadTooLarge), 'error', 'blog');
  },
});

export const DraftComesBack = meta.story({
  name: '[F53] [§4.26] The draft fills the form on the next visit and can be deleted',
  beforeEach({ academy: { session }, device }) {
    device.local.set(keyOf(session), JSON.stringify({ title: 'عنوان مانده', content: 'متن مانده' }));
  },
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    await expect(canvas.getByText(fa.forms.draftRestored)).toBeVisible();
    await expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue('عنوان مانده');
    await expect(canvas.getByLabelText(blog.contentField)).toHaveDisplayValue('متن مانده');
    await userEvent.click(canvas.getByRole('button', { name: fa.forms.dropDraft }));
    await expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue('');
    await expect(canvas.queryByText(fa.forms.draftRestored)).toBeNull();
    await expect(device.local.get(keyOf(session))).toBeNull();
  },
});

export const DraftDeletedOffline = meta.story({
  name: '[§11.6] A draft that was typed offline and then deleted is not offered later',
  beforeEach({ academy: { session }, device }) {
    device.local.set(keyOf(session), JSON.stringify({ title: 'عنوان مانده' }));
    unsentOf(device.local, session.getState().user?.id ?? null).add(paths.addBlog);
  },
  play: async ({ academy: { session }, canvas, device, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.forms.dropDraft }));
    await expect(unsentOf(device.local, session.getState().user?.id ?? null).paths()).toEqual([]);
  },
});

export const Offline = meta.story({
  name: '[§8.15] Offline',
  beforeEach: answers(blogsApi.create, 'drop'),
  play: async ({ canvas, userEvent }) => {
    await publish(canvas, userEvent);
    await expectToast(blog.networkFailed, 'error', 'blog');
  },
});
