import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { PasswordField } from '../../../src/components/form/PasswordField/PasswordField.tsx';
import '../../../src/theme/form.css';
import { fa } from '../../../src/text/fa.ts';
import { Focused } from '../../sheets.tsx';

const { auth, common } = fa;

const meta = preview.meta({
  title: 'Components/Auth/PasswordField',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component:
          'رمز عبور با دکمه‌ی نمایش و پنهان کردن؛ چپ به راست نوشته می‌شود و همان‌گونه که نوشته شد تحویل داده می‌شود. همه‌ی ویژگی‌های PasswordInput را می‌پذیرد. برای رمز تازه autoComplete را new-password بگذارید.',
      },
      // The password is shown by a real press.
      story: { autoplay: true },
    },
  },
  argTypes: {
    label: { description: 'What the password is for.' },
    autoComplete: {
      options: ['current-password', 'new-password'],
      control: 'radio',
      description: 'What the browser offers.',
    },
    error: { control: 'text', description: 'What is wrong with it, as a sentence.' },
    disabled: { control: 'boolean', description: 'Not to be written in. Default false.' },
  },
  args: { label: auth.password, autoComplete: 'current-password' },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <PasswordField {...args} />
    </div>
  ),
});

export const States = meta.story({
  tags: ['visual'],
  name: 'خانه رمز عبور · همه حالت‌ها',
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <PasswordField {...args} />
      </State>
      <State name="پرشده">
        <PasswordField {...args} defaultValue="student-123" />
      </State>
      <State name="رمز دیده می‌شود">
        <PasswordField {...args} defaultValue="student-123" />
      </State>
      <State name="زیر اشاره‌گر" touch="hover">
        <PasswordField {...args} defaultValue="student-123" />
      </State>
      <Focused name="با فوکوس">
        <PasswordField {...args} defaultValue="student-123" />
      </Focused>
      <State name="خطا">
        <PasswordField {...args} defaultValue="12345" error={auth.passwordShort} />
      </State>
      <State name="غیرفعال">
        <PasswordField {...args} defaultValue="student-123" disabled />
      </State>
      <State name="رمز و برچسب بلند">
        <PasswordField
          {...args}
          label={`${auth.passwordAgain} (همان رمزی که در خانه‌ی بالا نوشته‌اید، حرف به حرف)`}
          defaultValue={'student-123 '.repeat(8)}
        />
      </State>
    </StateSheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const shown = within(canvas.getByRole('region', { name: 'رمز دیده می‌شود' }));
    await userEvent.click(shown.getByRole('button', { name: common.showPassword }));
    await expect(shown.getByLabelText(auth.password)).toHaveAttribute('type', 'text');
  },
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="خطا می‌گوید چه باید کرد، و تنها به رنگ نیست."
      good={<PasswordField {...args} defaultValue="12345" error={auth.passwordShort} />}
      bad={<PasswordField {...args} defaultValue="12345" error />}
    />
  ),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(auth.password);
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field).toBeRequired();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
});

export const ShowsAndHides = meta.story({
  args: { defaultValue: ' رمز۱۲۳ ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(auth.password);
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: common.showPassword });
    await expect(toggle).toHaveFocus();
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveDisplayValue(' رمز۱۲۳ ');
    await expect(toggle).toHaveAccessibleName(common.hidePassword);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const WithError = meta.story({
  args: { defaultValue: '12345', error: auth.passwordShort },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(auth.password);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(auth.passwordShort);
  },
});
