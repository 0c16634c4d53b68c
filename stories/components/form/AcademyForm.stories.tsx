import { Button, Group, TextInput } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { AcademyForm, SubmitButton } from '../../../src/components/form/AcademyForm/AcademyForm.tsx';
import { useAcademyForm, type FieldErrors } from '../../../src/components/form/AcademyForm/useAcademyForm.ts';
import { announcement } from '../../../src/components/feedback/announce.ts';
import { LatinField } from '../../../src/components/form/PasswordField/PasswordField.tsx';
import { rules } from '../../../src/components/form/rules.ts';
import { optional } from '../../../src/components/form/optional.ts';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const button = { label: auth.logIn, busyLabel: auth.loggingIn };
const refused = 'این ایمیل پذیرفته نیست.';
const onSubmit = fn(async (): Promise<FieldErrors | void> => ({ email: refused }));

function Example() {
  const form = useAcademyForm({ initialValues: { email: '', bio: '' }, validate: { email: rules.email }, onSubmit });
  return (
    <AcademyForm form={form}>
      <LatinField {...form.getInputProps('email')} label={auth.email} />
      <TextInput {...form.getInputProps('bio')} label={fa.profile.bio} {...optional} />
      <SubmitButton busy={form.submitting} label={auth.signUp} busyLabel={auth.signingUp} />
    </AcademyForm>
  );
}

/** چارچوب همه‌ی فرم‌ها با ضرب‌آهنگ ۲۴ پیکسلی، همراه با useAcademyForm: بررسی هنگام ترک فیلد، یک بار ارسال، و فوکوس روی نخستین فیلد نادرست، چه این‌جا پیدا شود چه در سرور. فیلد اختیاری نشان دارد، فیلد الزامی ستاره ندارد، و راهنما پیش از خطا می‌آید. دکمه‌ی ارسال به پهنای فرم است؛ هنگام ارسال غیرفعال است و نوشته‌اش می‌گوید چه می‌کند. */
const meta = preview.meta({
  component: AcademyForm,
  args: { form: { submit: fn(), general: null }, children: null },
  render: () => <Example />,
});

export const States = meta.story({
  name: 'فرم · همه حالت‌ها',
  render: sheet(AcademyForm, 280, {
    خالی: <Example />,
    'با خطا': <Example />,
    ...touched(<SubmitButton {...button} busy={false} />, 'دکمه'),
    'دکمه، در حال ارسال': <SubmitButton {...button} busy />,
    'دکمه‌ی در حال کار می‌گوید چه می‌کند؛ چرخنده به تنهایی نمی‌گوید.': {
      good: <SubmitButton {...button} busy />,
      bad: (
        <Button size="lg" fullWidth loading>
          {auth.logIn}
        </Button>
      ),
    },
    'فیلدها زیر هم‌اند، و فرم یک دکمه دارد.': {
      good: <Example />,
      bad: (
        <Group grow>
          <TextInput label={auth.username} />
          <TextInput label={auth.password} />
        </Group>
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: auth.signUp })[1] ?? canvas.getByRole('form'));
    await expect(canvas.getAllByLabelText(auth.email)[1]).toHaveAccessibleDescription(auth.emailRequired);
    await expect(canvas.getAllByLabelText(fa.profile.bio)[1]).toHaveAccessibleDescription(fa.forms.optional);
  },
});

export const Refused = meta.story({
  name: 'Refused fields show the reason, and the first field gets the focus',
  beforeEach: () => void onSubmit.mockResolvedValueOnce({ bio: refused, email: refused }),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(auth.email);
    await userEvent.type(email, 'sara@example.com{enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(refused));
    await expect(email).toHaveFocus();
    await expect(onSubmit).toHaveBeenCalledWith({ email: 'sara@example.com', bio: '' });
  },
});

export const RefusedInEnglish = meta.story({
  name: '[§7.25] A message in English is left to right, below a field and below the button',
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({ bio: 'Too long.', email: refused, detail: 'Try again.' });
    await userEvent.type(canvas.getByLabelText(auth.email), 'sara@example.com{enter}');
    await expect(await canvas.findByText('Too long.')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText(refused, { selector: 'form *' })).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('alert')).toHaveAttribute('dir', 'ltr');
  },
});

export const InvalidWithTheFocus = meta.story({
  name: 'If the invalid field already has the focus, its message is announced',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(auth.email), 'sara@{enter}');
    await waitFor(() => expect(announcement.getState().text).toBe(auth.emailInvalid));
  },
});

export const RefusedAsAWhole = meta.story({
  name: '[§1.14] [§7.25] Messages that belong to no field are below the button, which stays in its place',
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({ slug: 'نشانی تکراری است.', constructor: 'نوع ندارد.', email: refused });
    const email = canvas.getByLabelText(auth.email);
    const button = canvas.getByRole('button', { name: auth.signUp });
    const before = button.getBoundingClientRect().top;
    await userEvent.type(email, 'sara@example.com{enter}');
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('نشانی تکراری است. نوع ندارد.');
    await expect(email).toHaveAccessibleDescription(refused);
    await expect(button.getBoundingClientRect().top).toBe(before);
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  },
});

export const RefusalOfOldValues = meta.story({
  name: '[§7.25] A message that belongs to no field disappears when a value changes or the form is sent again',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(auth.email);
    const button = canvas.getByRole('button', { name: auth.signUp });
    await userEvent.type(email, 'sara@example.com');
    onSubmit.mockResolvedValueOnce({ detail: refused });
    await userEvent.click(button);
    const first = await canvas.findByRole('alert');
    await userEvent.type(canvas.getByLabelText(fa.profile.bio), 'ب');
    await expect(first).not.toBeInTheDocument();

    onSubmit.mockResolvedValueOnce({ detail: refused });
    await userEvent.click(button);
    const second = await canvas.findByRole('alert');
    const { promise, resolve } = Promise.withResolvers<void>();
    onSubmit.mockReturnValueOnce(promise);
    await userEvent.click(button);
    await waitFor(() => expect(second).not.toBeInTheDocument());
    resolve();
  },
});

export const StaysRefused = meta.story({
  name: 'A refused value keeps its message after a blur, but can be sent again',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(auth.email);
    await userEvent.type(email, 'sara@example.com{enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(refused));
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription(refused);
    await userEvent.type(email, 'x');
    await userEvent.tab();
    await expect(email).toBeValid();
    await userEvent.type(email, '{backspace}');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription(refused);
    onSubmit.mockResolvedValueOnce({});
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await expect(email).toBeValid();
  },
});

export const APressLeavesTheFocusIn = meta.story({
  name: 'Submitting keeps the focus in the field',
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({});
    await userEvent.type(canvas.getByLabelText(auth.email), 'sara@example.com');
    const field = canvas.getByLabelText(fa.profile.bio);
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(field).toHaveFocus();
  },
});

const checks = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];

/**
 * A form with two buttons. Each click simulates the choice of a file, whose check lasts until `promise` resolves.
 */
function Checking() {
  const form = useAcademyForm({ initialValues: { picture: null }, onSubmit });
  return (
    <AcademyForm form={form}>
      {checks.map(({ promise }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the buttons keep their order
        <Button key={index} variant="default" onClick={() => form.waitFor(promise)}>
          {fa.forms.chooseFile} {index + 1}
        </Button>
      ))}
      <SubmitButton busy={form.submitting} label={auth.signUp} busyLabel={auth.signingUp} />
    </AcademyForm>
  );
}

export const ChoosesAnotherFile = meta.story({
  name: 'A form is sent only when the file chosen last has been checked',
  render: () => <Checking />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({});
    await userEvent.click(canvas.getByRole('button', { name: /1$/ }));
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
    await userEvent.click(canvas.getByRole('button', { name: /2$/ }));
    checks[0]?.resolve(true);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(onSubmit).not.toHaveBeenCalled();
    checks[1]?.resolve(true);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
