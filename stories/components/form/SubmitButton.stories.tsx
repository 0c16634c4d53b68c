import { Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { SubmitButton } from '../../../src/components/form/SubmitButton/SubmitButton.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const { auth } = fa;
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/Auth/SubmitButton',
  component: SubmitButton,
  parameters: {
    docs: {
      description: {
        component:
          'دکمه‌ی ارسال فرم‌های ورود و ثبت‌نام، به پهنای فرم. هنگام ارسال غیرفعال است و نوشته‌اش می‌گوید چه می‌کند، تا فرم دو بار فرستاده نشود. برای کارهایی که فرم نمی‌فرستند به کار نمی‌رود.',
      },
    },
  },
  args: { label: auth.logIn, busyLabel: auth.loggingIn, busy: false },
  render: (args) => (
    <form style={{ maxWidth: 400 }} onSubmit={onSubmit}>
      <input aria-label={auth.username} style={{ marginBlockEnd: 16 }} />
      <SubmitButton {...args} />
    </form>
  ),
});

export const States = meta.story({
  tags: ['visual'],
  name: 'دکمه ارسال · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <SubmitButton {...args} />
      </State>
      <Touched>
        <SubmitButton {...args} />
      </Touched>
      <State name="در حال ارسال">
        <SubmitButton {...args} busy />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="دکمه‌ی در حال کار می‌گوید چه می‌کند؛ چرخنده به تنهایی نمی‌گوید."
      good={<SubmitButton {...args} busy />}
      bad={
        <Button size="lg" fullWidth loading>
          {auth.logIn}
        </Button>
      }
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const LeavesTheFocus = meta.story({
  name: 'A press leaves the focus in the field',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(auth.username);
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
    await expect(field).toHaveFocus();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: auth.loggingIn })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(auth.username), 'sara{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
