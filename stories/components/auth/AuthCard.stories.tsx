import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthCard } from '../../../src/components/auth/AuthCard/AuthCard.tsx';
import { LoginForm } from '../../../src/components/auth/LoginForm/LoginForm.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { auth, brand, common } = fa;
const state = { from: paths.syllabus('3') };

const meta = preview.meta({
  title: 'Components/Auth/AuthCard',
  component: AuthCard,
  parameters: { academy: { route: paths.login, path: paths.login } },
  args: {
    title: auth.logInTitle,
    other: { text: auth.toSignUp, to: paths.signup, state },
    children: <LoginForm onSubmit={fn(async () => undefined)} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: auth.logInTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: common.back })).toHaveAttribute('href', paths.home);
    const panel = canvas.getByText(brand.name).getBoundingClientRect();
    const form = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(panel.left > form.right || panel.right < form.left).toBe(true);
  },
});

export const LeadsToTheOtherForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: auth.toSignUp }));
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent(paths.signup);
    await expect(elsewhere).toHaveAttribute('data-state', JSON.stringify(state));
  },
});
