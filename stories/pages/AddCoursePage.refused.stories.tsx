import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { AddCoursePage } from '../../src/pages/AddCoursePage/AddCoursePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { answers } from '../plays.ts';
import { expectToast } from '../toasts.ts';

const { addCourse } = fa;
const academy = { user: 'demo-instructor', route: paths.addCourse, path: paths.addCourse };

const meta = preview.meta({ component: AddCoursePage, parameters: { academy } });

export const Refused = meta.story({
  name: '[§6.9] [§7.25] [§8.17] Every reason of the server is shown, and the button does not move',
  beforeEach: answers(coursesApi.create, [
    { status: 400, body: { title: ['عنوان کوتاه است.', 'عنوان تکراری است.'], slug: ['نشانی تکراری است.'] } },
    { status: 400, body: { non_field_errors: ['ظرفیت دوره‌ها پر است.'] } },
    { status: 403, body: { detail: 'حساب شما بسته است.' } },
    { status: 429, body: { detail: 'یک دقیقه صبر کنید.' }, headers: { 'Retry-After': '60' } },
    { status: 400, body: { detail: { code: 1 }, title: { fa: 'خطا' } } },
    'html',
    'drop',
  ]),
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText(addCourse.titleField);
    await userEvent.type(title, 'دوره‌ی تازه');
    await userEvent.type(canvas.getByLabelText(addCourse.description), 'توضیح تازه');
    await userEvent.type(canvas.getByLabelText(addCourse.price), '۱۲۰۰۰۰۰');
    await userEvent.upload(fileInput(), png());
    await canvas.findByText('picture.png');
    const button = canvas.getByRole('button', { name: addCourse.submit });
    const top = () => button.getBoundingClientRect().top;
    const before = top();
    const { failed } = addCourse;
    const reasons = [
      'نشانی تکراری است.',
      'ظرفیت دوره‌ها پر است.',
      'حساب شما بسته است.',
      'یک دقیقه صبر کنید.',
      failed,
      failed,
      failed,
    ];
    for (const reason of reasons) {
      const earlier = canvas.queryByText(reason, { selector: 'form [role=alert]' });
      await userEvent.click(button);
      if (earlier) await waitFor(() => expect(earlier).not.toBeInTheDocument());
      await expect(await canvas.findByText(reason, { selector: 'form [role=alert]' })).toBeVisible();
      await expect(top()).toBe(before);
      await expect(title).toHaveDisplayValue('دوره‌ی تازه');
      await expect(canvas.getByText('picture.png')).toBeVisible();
      if (reason === reasons[0]) await expect(title).toHaveAccessibleDescription('عنوان کوتاه است. عنوان تکراری است.');
      else await expectToast(reason, 'error', 'course');
      // The toast is not announced, because the form announces the reason.
      await expect(document.querySelector('[data-kind="error"]')).toHaveAttribute('aria-live', 'off');
    }
  },
});
