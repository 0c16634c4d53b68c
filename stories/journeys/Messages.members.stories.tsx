import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { notificationsApi } from '../../src/api/notifications.ts';
import { studyApi } from '../../src/api/study.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';
import { chapters, lessons } from '../fixtures.ts';
import { fileInput, impostors, png } from '../pictures.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const { addCourse, basket, blog, common, notifications, profile, study } = fa;
const SNACKBAR = 6000;

// What the pages of signed-in users say (product §8). Tests only, not shown in Storybook.
const meta = preview.meta({
  title: 'Journeys/Messages/Members',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { user: 'demo-student' } },
});

const at = (route: string, more: object = {}) => ({ academy: { user: 'demo-student', route, ...more } });

export const Study = meta.story({
  name: 'From the syllabus into a lesson that is lost, then fails, then loads',
  parameters: at(paths.syllabus('1')),
  beforeEach({ mock }) {
    mock.override(studyApi.syllabus, { json: chapters });
    mock.override(studyApi.lesson, { status: 404 });
  },
  play: async ({ canvas, mock, userEvent, step }) => {
    const [before, lesson] = lessons;
    await step('the syllabus', async () => {
      await expect(await canvas.findByText(study.chapter(1))).toBeVisible();
      await waitFor(() =>
        expect(document.title).toMatch(new RegExp(`^${study.syllabusOf('.+')} \\| ${fa.brand.name}$`)),
      );
    });
    await step('lost', async () => {
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(lesson.title) }));
      await expectToast(study.lessonNotFound, 'error', 'course');
      await expect(canvas.getByRole('heading', { level: 1, name: study.lesson })).toBeInTheDocument();
    });
    await step('failed', async () => {
      mock.override(studyApi.lesson, 'html');
      await userEvent.click(canvas.getByRole('button', { name: common.retry }));
      await expectToast(study.lessonFailed, 'error', 'course');
    });
    await step('loaded, with its neighbours', async () => {
      mock.override(studyApi.lesson, { json: lesson });
      await userEvent.click(canvas.getByRole('button', { name: common.retry }));
      await expectToast(study.lessonLoaded, 'success', 'course');
      await expect(canvas.getByRole('heading', { name: study.lessonDescription })).toBeVisible();
      const others = within(await canvas.findByRole('navigation', { name: study.otherLessons }));
      await expect(others.getByRole('link', { name: new RegExp(before.title) })).toHaveTextContent(
        study.previousLesson,
      );
    });
  },
});

export const Basket = meta.story({
  name: 'The basket: a purchase whose result is not known, and then without a reason refused',
  parameters: at(paths.basket, { basket: ['2'] }),
  beforeEach: ({ mock }) => mock.override(transactionsApi.create, 'drop'),
  play: async ({ canvas, mock, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: basket.title })).toBeVisible();
    await step('no answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: basket.buy }));
      await expectToast(basket.outcomeUnknown, 'error', 'basket');
    });
    await step('refused', async () => {
      mock.override(transactionsApi.create, { status: 400, body: {} });
      await userEvent.click(await canvas.findByText(basket.buyAgain));
      await userEvent.click(canvas.getByRole('button', { name: basket.buy }));
      await expectToast(basket.failed(null), 'error', 'basket');
    });
  },
});

export const Articles = meta.story({
  parameters: at(paths.blogs),
  play: async ({ canvas, mock }) => {
    const { title } = mock.db.blogs.all()[0] ?? { title: '' };
    await expect(await canvas.findByRole('tablist', { name: blog.tabsOf(title) })).toBeVisible();
  },
});

export const Notifications = meta.story({
  name: 'Notifications: failed in the page alone, then of two kinds',
  parameters: at(paths.notifications),
  beforeEach: ({ mock }) => mock.override(notificationsApi.list, { status: 500 }),
  play: async ({ canvas, mock, userEvent }) => {
    await expect(await canvas.findByText(notifications.loadFailed)).toBeVisible();
    await expect(toastMessages()).toEqual([]);
    mock.override(notificationsApi.list, { delay: 0 });
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    const kinds = within(await canvas.findByRole('radiogroup', { name: notifications.kind }));
    await expect(kinds.getByRole('radio', { name: notifications.public })).toBeChecked();
    await expect(kinds.getByRole('radio', { name: notifications.private })).not.toBeChecked();
  },
});

export const ProfilePictures = meta.story({
  name: 'The profile: a picture of another kind, and one too wide',
  parameters: at(paths.profile),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: profile.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.edit }));
    await expect(await canvas.findByRole('button', { name: profile.changePicture })).toBeVisible();
    for (const file of impostors) {
      await userEvent.upload(fileInput(), file);
      await expectToast(profile.pictureInvalid, 'error', 'page', SNACKBAR);
    }
    await userEvent.upload(fileInput(), png({ width: 30_000, height: 30_000 }));
    await expectToast(fa.errors.imageTooLarge, 'error', 'page', SNACKBAR);
    await expect(canvas.getAllByText(fa.errors.imageTooLarge)[0]).toBeVisible();
  },
});

export const NewCourse = meta.story({
  name: 'A new course: its fields, and what each refuses',
  parameters: at(paths.addCourse, { user: 'demo-instructor' }),
  play: async ({ canvas, userEvent, step }) => {
    const department = await canvas.findByPlaceholderText(addCourse.chooseDepartment);
    const status = await canvas.findByPlaceholderText(addCourse.chooseStatus);
    await step('the selects, and the way back from a choice', async () => {
      await waitFor(() => expect(department).toBeEnabled());
      await userEvent.click(status);
      await expect(await screen.findByRole('option', { name: addCourse.private })).toBeVisible();
      await userEvent.click(screen.getByRole('option', { name: addCourse.public }));
      await userEvent.click(canvas.getByLabelText(common.clearChoice));
      await expect(status).toHaveValue('');
    });
    await step('the cover', async () => {
      await expect(canvas.getByRole('button', { name: addCourse.cover })).toHaveTextContent(common.chooseFile);
      await userEvent.upload(fileInput(), png());
      await userEvent.click(await canvas.findByLabelText(common.removeFile));
      await userEvent.upload(fileInput(), impostors[0] as File);
      await expect(await canvas.findByText(addCourse.fileType)).toBeVisible();
    });
    await step('what is required, at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
      const messages = {
        titleField: 'titleRequired',
        description: 'descriptionRequired',
        price: 'priceRequired',
      } as const;
      for (const [field, message] of Object.entries(messages)) {
        const input = canvas.getByLabelText(addCourse[field as keyof typeof messages]);
        await expect(input).toHaveAccessibleDescription(expect.stringContaining(addCourse[message]));
      }
      await expect(toastMessages()).toEqual([]);
    });
  },
});

export const NewArticle = meta.story({
  name: 'A new article: what is required, at its field',
  parameters: at(paths.addBlog, { user: 'demo-instructor' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: blog.cover })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: blog.publish }));
    for (const label of [blog.titleField, blog.contentField]) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(blog.titleAndContentRequired);
    }
    await expect(canvas.getByText(blog.coverRequired)).toBeVisible();
  },
});
