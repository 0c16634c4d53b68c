import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { World } from '../../mocks/server/world.ts';
import { userApi } from '../../src/api/user.ts';
import { sha256Hex } from '../../src/session/role.ts';
import { SignupPage } from '../../src/pages/SignupPage/SignupPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answers } from '../plays.ts';
import { elsewhere, expectToast } from '../toasts.ts';

const { auth } = fa;
const academy = { route: paths.signup, path: paths.signup };

const meta = preview.meta({ component: SignupPage, parameters: { academy } });

const account = {
  [auth.username]: 'sara',
  [auth.email]: 'sara@example.com',
  [auth.phone]: '۰۹۱۲۱۲۳۴۵۶۷',
  [auth.password]: 'secret-123',
  [auth.passwordAgain]: 'secret-123',
};
/** The request body that the server's log should contain. The log masks passwords. */
const sent = { username: 'sara', email: 'sara@example.com', phone_number: '+989121234567', password: '•••' };

type Typing = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function signUp({ canvas, userEvent }: Typing) {
  for (const [label, value] of Object.entries(account)) await userEvent.type(canvas.getByLabelText(label), value);
  await userEvent.click(canvas.getByRole('button', { name: auth.signUp }));
}

/** Returns the registrations in the server's log. */
const sentTo = ({ log }: World) => log.filter(({ path }) => path.endsWith('/register/')).map(({ body }) => body);

export const Default = meta.story({
  name: '[§2.46] Default',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: auth.signUpTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.common.back })).toHaveAttribute('href', paths.home);
  },
});

export const SignsUpAStudent = meta.story({
  name: '[§4.10] [§4.11] [§7.17] A new student is greeted, and the home page opens after two seconds',
  play: async (context) => {
    const { canvas, academy, mock } = context;
    await signUp(context);
    await expectToast(auth.signedUp, 'success', 'home');
    await expect(sentTo(mock)).toEqual([{ ...sent, role: 'student' }]);
    await expect(canvas.getByRole('button', { name: auth.signingUp })).toHaveAttribute('aria-disabled', 'true');
    await expect(academy.session.getState().user?.role).toBe('student');
    await expect((await elsewhere()).address).toBe(paths.home);
  },
});

export const SignsUpAnInstructor = meta.story({
  name: '[§3.17] [§6.2] The instructor password signs the user up as an instructor and staff member',
  loaders: [async () => ({ digest: await sha256Hex('secret-123') })],
  render: (args, { loaded }) => <SignupPage {...args} digests={{ admin: '00', instructor: loaded['digest'] }} />,
  play: async (context) => {
    await signUp(context);
    await expectToast(auth.signedUp, 'success', 'home');
    const body = { ...sent, role: 'instructor', is_active: true, is_staff: true };
    await expect(sentTo(context.mock)).toEqual([body]);
  },
});

export const Refused = meta.story({
  tags: ['visual'],
  name: '[§8.18] A refusal shows a toast and messages at the named fields',
  beforeEach: answers(userApi.register, { status: 400, body: { username: ['این نام کاربری گرفته شده است.'] } }),
  play: async (context) => {
    const { canvas, academy } = context;
    await signUp(context);
    await expectToast(auth.signUpFailed, 'error', 'home');
    await expect(canvas.getByText('این نام کاربری گرفته شده است.')).toBeVisible();
    await expect(canvas.getByLabelText(auth.username)).toHaveFocus();
    await expect(canvas.getByLabelText(auth.email)).toHaveValue(sent.email);
    await expect(academy.session.getState().user).toBeNull();
  },
});

const closed = 'ثبت‌نام بسته است.';

export const RefusedAsAWhole = meta.story({
  name: '[§1.14] [§7.25] [§8.18] Reasons that concern no field are shown in the form, and a one-line message moves nothing',
  globals: { viewport: { value: 'xs' } },
  beforeEach: answers(userApi.register, {
    status: 400,
    body: { detail: closed, role: ['نقش نامعتبر است.'] },
  }),
  play: async (context) => {
    const link = context.canvas.getByText(/.+/, { selector: `a[href="${paths.login}"] > span` });
    const top = () => link.getBoundingClientRect().top + scrollY;
    const before = top();
    await signUp(context);
    await expectToast(auth.signUpFailed, 'error', 'home');
    const message = context.canvas.getByText(`${closed} نقش نامعتبر است.`, { selector: 'form [role=alert]' });
    await expect(message).toBeVisible();
    await expect(top()).toBe(before);
    await expect(message.getBoundingClientRect().bottom + scrollY).toBeLessThan(before);
    await expect(context.canvas.getByLabelText(auth.email)).toHaveValue(sent.email);
  },
});

export const NoConnection = meta.story({
  name: '[§7.25] [§8.18] No connection: the form announces the toast’s text',
  beforeEach: answers(userApi.register, 'drop'),
  play: async (context) => {
    await signUp(context);
    await expectToast(auth.networkFailed, 'error', 'home');
    await expect(context.canvas.getByText(auth.networkFailed, { selector: 'form [role=alert]' })).toBeVisible();
    await expect(document.querySelector('[data-kind="error"]')).toHaveAttribute('aria-live', 'off');
  },
});

export const HandsTheTargetToTheLogIn = meta.story({
  name: '[§2.46] The link to the log-in page passes on the page to return to',
  parameters: { academy: { route: { pathname: paths.signup, state: { from: paths.basket } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: auth.toLogIn }));
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.basket } });
  },
});

export const SignedInAlready = meta.story({
  tags: ['visual'],
  parameters: { academy: { user: 'demo-student' } },
  play: async () => expect((await elsewhere()).address).toBe(paths.home),
});
