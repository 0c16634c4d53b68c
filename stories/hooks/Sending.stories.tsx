import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { userApi } from '../../src/api/user.ts';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';
import { courses } from '../fixtures.ts';
import { fileInput, png } from '../pictures.ts';
import { answered, inMenu } from '../plays.ts';
import { expectToast } from '../toasts.ts';

// Tests which requests the site sends, and how often. Not shown in Storybook.
const meta = preview.meta({ component: AppRoutes, tags: ['!dev', '!autodocs'] });

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const { addCourse, auth, blog, profile } = fa;

const course = [
  [addCourse.titleField, 'دوره'],
  [addCourse.description, 'توضیح'],
  [addCourse.price, '۱۰۰۰'],
] as const;

export const SubmittedTwice = meta.story({
  name: '[F73] A log-in submitted twice is sent once',
  parameters: { academy: { route: paths.login } },
  async play({ canvas, mock, userEvent }) {
    const password = await canvas.findByLabelText<HTMLInputElement>(auth.password);
    await userEvent.type(canvas.getByLabelText(auth.username), 'demo-student');
    await userEvent.type(password, 'student-123');
    password.form?.requestSubmit();
    password.form?.requestSubmit();
    await expectToast(auth.loggedIn, 'success', 'home');
    await expect(mock.log.filter(({ path }) => path.endsWith('/user/login/'))).toHaveLength(1);
  },
});

/** Delays the check of a chosen image until the returned function is called. */
function hold(picture: File): () => void {
  const judged = Promise.withResolvers<void>();
  const slice = picture.slice.bind(picture);
  picture.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => judged.promise.then(read);
    return part;
  };
  return judged.resolve;
}

/**
 * Submits the course while an image is being checked. Then chooses the other images, and completes the checks one by
 * one.
 */
async function submitUnderCheck({ academy, canvas, userEvent }: Context, picture: File, ...others: File[]) {
  const judge = [picture, ...others].map(hold);
  await userEvent.upload(fileInput(), picture);
  await userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
  for (const other of others) await userEvent.upload(fileInput(), other);
  for (const next of judge) {
    await answered(academy);
    next();
  }
}

export const CoverUnderCheck = meta.story({
  name: 'Submitting waits until the cover has been checked, and sends the last chosen cover',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  async play(context) {
    const { canvas, mock, userEvent } = context;
    for (const [label, text] of course) await userEvent.type(await canvas.findByLabelText(label), text);
    const sent = () => mock.log.filter(({ path }) => path.endsWith('/courses/create/')).length;
    await submitUnderCheck(context, png({ width: 30_000 }));
    await expect(await canvas.findByText(fa.forms.imageTooLarge, { selector: 'p' })).toBeVisible();
    await submitUnderCheck(context, png(), png());
    await waitFor(() =>
      expect(mock.db.courses.all().at(-1)).toMatchObject({ title: 'دوره', cover: expect.any(String) }),
    );
    // A request appears in the log only after its response has been sent.
    await waitFor(() => expect(sent()).toBe(1));
  },
});

export const PressedAsAnotherComes = meta.story({
  name: '[F8] A click during a change of user is not sent on behalf of the new user',
  parameters: { academy: { user: 'demo-student', route: paths.blogs } },
  async play({ academy: { client, session }, canvas, mock, userEvent }) {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card ?? document.body).getByRole('tab', { name: /پسند:/ }));
    const sent = () => mock.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/like/')).length;
    const like = await canvas.findByRole('button', { name: blog.like });
    const body = { username: 'demo-admin', password: 'admin-123' };
    const signedIn = await client.call(userApi.login, { body });
    const stop = session.subscribe(() => {
      stop();
      like.click();
    });
    await session.signIn(signedIn);
    await canvas.findByRole('link', { name: fa.nav.profileOf('demo-admin') });
    await expect(sent()).toBe(0);
    await userEvent.click(await canvas.findByRole('button', { name: blog.like }));
    await waitFor(() => expect(sent()).toBe(1));
  },
});

export const SessionEndsWhileTyping = meta.story({
  name: '[F74] A comment survives the end of the session and the log-in',
  parameters: { academy: { user: 'demo-student', route: paths.blogs } },
  async play({ academy: { client, session }, canvas, mock, userEvent }) {
    const open = async () => {
      const [card] = await canvas.findAllByRole('article');
      await userEvent.click(within(card ?? document.body).getByRole('tab', { name: /نظر:/ }));
      return canvas.findByLabelText(blog.yourComment);
    };
    await userEvent.type(await open(), 'پرسشی درباره‌ی درس سوم');
    mock.override(blogsApi.comment, { status: 401 });
    mock.override(userApi.refresh, { status: 401 });
    await userEvent.click(canvas.getByRole('button', { name: blog.sendComment }));
    await canvas.findByLabelText(auth.password);

    const body = { username: 'demo-student', password: 'student-123' };
    await session.signIn(await client.call(userApi.login, { body }));
    await userEvent.click(inMenu(canvas, fa.nav.blogs));
    await expect(await open()).toHaveDisplayValue('پرسشی درباره‌ی درس سوم');
  },
});

export const CommentWithoutAnAnswer = meta.story({
  name: '[F96] A comment whose response was lost is not sent twice',
  parameters: { academy: { user: 'demo-student', route: paths.blogs } },
  beforeEach: ({ mock }) => mock.override(blogsApi.comment, 'dropAfter'),
  async play({ canvas, mock, userEvent }) {
    const [card] = await canvas.findAllByRole('article');
    await userEvent.click(within(card ?? document.body).getByRole('tab', { name: /نظر:/ }));
    // Some programs separate lines with U+2028.
    await userEvent.click(await canvas.findByLabelText(blog.yourComment));
    await userEvent.paste('درس سوم\u2028عالی بود');
    const send = canvas.getByRole('button', { name: blog.sendComment });
    await userEvent.click(send);
    await expectToast(blog.commentFailed, 'error', 'blog');
    await userEvent.click(send);
    await expectToast(blog.commented, 'success', 'blog');
    await expect(mock.db.comments.where(({ text }) => text.endsWith('عالی بود'))).toHaveLength(1);
  },
});

export const ArticleWithoutAnAnswer = meta.story({
  name: '[F96] An article whose response was lost is not published twice',
  parameters: { academy: { user: 'demo-instructor', route: paths.addBlog } },
  beforeEach: ({ mock }) => mock.override(blogsApi.create, 'dropAfter'),
  async play({ canvas, mock, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(blog.titleField), 'عنوان تازه');
    await userEvent.type(canvas.getByLabelText(blog.contentField), 'متن تازه');
    const publish = async () => {
      await userEvent.upload(fileInput(), png());
      await canvas.findByText('picture.png');
      await userEvent.click(canvas.getByRole('button', { name: blog.publish }));
    };
    await publish();
    await expectToast(blog.networkFailed, 'error', 'blog');
    await userEvent.click(await canvas.findByRole('link', { name: blog.add }));
    await waitFor(() => expect(canvas.getByLabelText(blog.titleField)).toHaveDisplayValue('عنوان تازه'));
    await publish();
    await expectToast(blog.created, 'success', 'blog');
    await expect(mock.db.blogs.where(({ title }) => title === 'عنوان تازه')).toHaveLength(1);
  },
});

export const CourseLikeAnother = meta.story({
  name: '[F96] A course that was not sent is not mistaken for one with the same title and another price',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  beforeEach({ mock }) {
    mock.db.courses.update(1, { title: 'دوره' });
    mock.override(coursesApi.create, ['drop', 'ok']);
  },
  async play({ canvas, mock, userEvent }) {
    for (const [label, text] of course) await userEvent.type(await canvas.findByLabelText(label), text);
    const send = () => userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
    await send();
    await expectToast(addCourse.failed, 'error', 'course');
    await send();
    await expectToast(addCourse.created, 'success', 'course');
    await expect(mock.db.courses.where(({ title }) => title === 'دوره')).toHaveLength(2);
  },
});

export const CourseLikeAnUnseenOne = CourseLikeAnother.extend({
  name: '[F96] A course that was not sent is not mistaken for an equal one that no list has shown',
  beforeEach({ mock }) {
    mock.db.courses.update(1, { price: 1000 });
  },
});

export const CourseWithoutALoadingList = meta.story({
  name: '[F96] A new course does not wait for retries of the list that is checked first',
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  beforeEach: ({ mock }) => mock.override(coursesApi.list, { status: 503 }),
  async play({ canvas, mock, userEvent }) {
    for (const [label, text] of course) await userEvent.type(await canvas.findByLabelText(label), text);
    await userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
    await waitFor(() => expect(mock.log.at(-1)).toMatchObject({ path: '/api/courses/create/' }), { timeout: 4000 });
    await expect(mock.log.filter(({ path }) => path === '/api/courses/')).toHaveLength(1);
  },
});

export const HundredCourses = meta.story({
  name: '[F77] [§7.27] If the server responds with 503, a hundred bought courses cause at most a dozen requests',
  parameters: { academy: { user: 'demo-student', route: paths.profile } },
  beforeEach({ academy: { courseCache, session }, device, mock }) {
    const owned = Array.from({ length: 100 }, (_, index) => String(index + 1));
    device.local.set('purchasedCourses', JSON.stringify({ [session.getState().user?.id ?? '']: owned }));
    session.reload();
    courseCache.write([{ ...courses.byNumber(1), id: '1' }]);
    mock.override(coursesApi.read, { status: 503 });
  },
  async play({ canvas, mock }) {
    const asked = () => mock.log.map(({ path }) => path).filter((path) => /^\/api\/courses\/\d+\/$/.test(path));
    await expect(await canvas.findByText(profile.coursesFailed, { selector: 'main *' })).toBeVisible();
    await expect(asked().length).toBeLessThanOrEqual(12);
    await expect(asked()).not.toContain('/api/courses/1/');
  },
});
