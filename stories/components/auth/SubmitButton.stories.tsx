import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SubmitButton } from '../../../src/components/auth/SubmitButton/SubmitButton.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/Auth/SubmitButton',
  component: SubmitButton,
  parameters: { layout: 'padded' },
  args: { label: auth.logIn, busyLabel: auth.loggingIn, busy: false },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 400 }} onSubmit={onSubmit}>
        <input aria-label={auth.username} style={{ marginBlockEnd: 16 }} />
        <Story />
      </form>
    ),
  ],
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
