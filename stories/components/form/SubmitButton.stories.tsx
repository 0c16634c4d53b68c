import { Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { SubmitButton } from '../../../src/components/form/SubmitButton/SubmitButton.tsx';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** دکمه‌ی ارسال فرم‌های ورود و ثبت‌نام، به پهنای فرم. هنگام ارسال غیرفعال است و نوشته‌اش می‌گوید چه می‌کند، تا فرم دو بار فرستاده نشود. برای کارهایی که فرم نمی‌فرستند به کار نمی‌رود. */
const meta = preview.meta({
  component: SubmitButton,
  args: { label: auth.logIn, busyLabel: auth.loggingIn, busy: false },
  render: (args) => (
    <form style={{ maxWidth: 400 }} onSubmit={onSubmit}>
      <input aria-label={auth.username} style={{ marginBlockEnd: 16 }} />
      <SubmitButton {...args} />
    </form>
  ),
});

export const States = meta.story({
  name: 'دکمه ارسال · همه حالت‌ها',
  render: sheet(SubmitButton, 280, {
    پیش‌فرض: {},
    ...touched(),
    'در حال ارسال': { busy: true },
    'دکمه‌ی در حال کار می‌گوید چه می‌کند؛ چرخنده به تنهایی نمی‌گوید.': {
      good: { busy: true },
      bad: (
        <Button size="lg" fullWidth loading>
          {auth.logIn}
        </Button>
      ),
    },
  }),
});

export const APressLeavesTheFocusIn = meta.story({
  name: 'A press leaves the focus in the field',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(auth.username);
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
    await expect(field).toHaveFocus();
  },
});
