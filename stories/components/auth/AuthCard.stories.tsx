import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { AuthCard } from '../../../src/components/auth/AuthCard/AuthCard.tsx';
import { LoginForm } from '../../../src/components/auth/LoginForm/LoginForm.tsx';
import { SignupForm } from '../../../src/components/auth/SignupForm/SignupForm.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const { auth } = fa;

/** قاب صفحه‌های ورود و ثبت‌نام: فرم کنار پنجره‌ی گره‌چینی، با راه بازگشت به خانه و پیوند به فرم دیگر. فرم را به آن بدهید؛ خودش چیزی نمی‌فرستد. برای فرم‌های دیگرِ سایت به کار نمی‌رود. */
const meta = preview.meta({
  component: AuthCard,
  parameters: { academy: { route: paths.login, path: paths.login } },
  args: {
    title: auth.logInTitle,
    other: { text: auth.toSignUp, to: paths.signup, state: { from: paths.syllabus('3') } },
    children: <LoginForm onSubmit={fn(async () => null)} />,
  },
});

export const States = meta.story({
  name: 'کارت ورود و ثبت‌نام · همه حالت‌ها',
  render: sheet(AuthCard, 960, {
    ورود: {},
    ثبت‌نام: {
      title: auth.signUpTitle,
      other: { text: auth.toLogIn, to: paths.login, state: null },
      children: <SignupForm onSubmit={fn(async () => undefined)} />,
    },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
