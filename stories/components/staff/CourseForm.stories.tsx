import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import type { NewCourse } from '../../../src/api/courses.ts';
import { CourseForm } from '../../../src/components/staff/CourseForm/CourseForm.tsx';
import { blankCourse, type CourseFields } from '../../../src/components/staff/CourseForm/courseValues.ts';
import { fa } from '../../../src/text/fa.ts';
import { departments } from '../../fixtures.ts';
import { fileInput, png } from '../../pictures.ts';

const { addCourse } = fa;
type Refused = Partial<Record<keyof CourseFields, string>>;
const onSubmit = fn(async (_: NewCourse): Promise<Refused> => ({}));
const filled = { ...blankCourse, title: 'جبر', description: 'بردارها', price: '۱٬۲۰۰' };

/** فرم دوره‌ی تازه برای مدیران و مدرسان. ورودی را پیش از فرستادن می‌سنجد و پیام سرور را کنار فیلدش می‌گذارد. پیش‌نویس، دپارتمان‌ها و پیام نتیجه با صفحه است. */
const meta = preview.meta({
  component: CourseForm,
  args: {
    initial: blankCourse,
    departments: departments.map(({ id, name }) => ({ value: id, label: name })),
    onTyped: fn(),
    onSubmit,
  },
  argTypes: { uploaded: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
});

const waiting = fn((_: NewCourse) => new Promise<Refused>(() => undefined));

export const States = meta.story({
  name: 'فرم دوره · همه حالت‌ها',
  render: sheet(CourseForm, 480, {
    'با خطا': {},
    'خالی، تا بارگذاری دپارتمان‌ها': { departments: [] },
    'در حال افزودن': { initial: { ...filled, department: '1', status: 'public' }, onSubmit: waiting, uploaded: 0.42 },
  }),
  play: async ({ canvas, userEvent }) => {
    const submit = async (name: string) => {
      const cell = within(canvas.getByLabelText(name));
      await userEvent.click(cell.getByRole('button', { name: addCourse.submit }));
      return cell;
    };
    const busy = await submit('در حال افزودن');
    await expect(busy.getByRole('button', { name: addCourse.submitting })).toHaveAttribute('aria-disabled', 'true');
    const faulty = await submit('با خطا');
    const { titleField, titleRequired, description, descriptionRequired, price, priceRequired, priceHint } = addCourse;
    await expect(faulty.getByLabelText(titleField)).toHaveAccessibleDescription(titleRequired);
    await expect(faulty.getByLabelText(titleField)).toHaveFocus();
    await expect(faulty.getByLabelText(description)).toHaveAccessibleDescription(descriptionRequired);
    await expect(faulty.getByLabelText(price)).toHaveAccessibleDescription(`${priceRequired} ${priceHint}`);
  },
});

export const Default = meta.story();

Default.test('[§2.44] Filled', { args: { initial: filled } }, async ({ canvas, userEvent }) => {
  const cover = png();
  await userEvent.upload(fileInput(), cover);
  await userEvent.click(await canvas.findByRole('combobox', { name: addCourse.department }));
  await userEvent.click(await screen.findByRole('option', { name: departments[2]?.name ?? '' }));
  await userEvent.click(await canvas.findByRole('combobox', { name: addCourse.status }));
  await userEvent.click(await screen.findByRole('option', { name: addCourse.private }));
  await userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
  await expect(onSubmit.mock.lastCall?.[0]).toEqual({
    title: 'جبر',
    description: 'بردارها',
    price: 1200,
    department: '3',
    status: 'private',
    cover,
  });
});

Default.test(
  '[§5.10] A discounted price above the price shows a warning, and is sent unchanged',
  { args: { initial: filled } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(addCourse.discountedPrice), '۱۵۰۰');
    await expect(canvas.getByText(fa.addCourse.discountAbovePrice)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: addCourse.submit }));
    const dear = { price: 1200, amount_with_discount: 1500 };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(dear)));
  },
);

Default.test(
  'A refused price keeps its message while it is the same amount',
  { args: { initial: filled } },
  async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({ price: 'قیمت پذیرفته نیست.' });
    const price = canvas.getByLabelText(addCourse.price);
    await userEvent.clear(price);
    await userEvent.type(price, '1500{enter}');
    await waitFor(() => expect(price).toBeInvalid());
    await userEvent.tab();
    await expect(price).toHaveDisplayValue('۱٬۵۰۰');
    await expect(price).toHaveAccessibleDescription(/پذیرفته نیست/);
    await userEvent.type(price, '{backspace}');
    await userEvent.tab();
    await expect(price).toBeValid();
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
