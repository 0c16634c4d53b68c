import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { userApi } from '../../src/api/user.ts';
import { LoginPage } from '../../src/pages/LoginPage/LoginPage.tsx';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';
import { answerNow, answers, inMenu, late } from '../plays.ts';
import { elsewhere, expectToast, toastMessages } from '../toasts.ts';

const { auth } = fa;
const from = paths.basket;
const academy = { route: { pathname: paths.login, state: { from } }, path: paths.login };

const meta = preview.meta({ component: LoginPage, parameters: { academy } });

type Typing = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function logIn({ canvas, userEvent }: Typing, password = 'student-123') {
  await userEvent.type(canvas.getByLabelText(auth.username), 'demo-student');
  await userEvent.type(canvas.getByLabelText(auth.password), password);
  await userEvent.click(canvas.getByRole('button', { name: auth.logIn }));
}

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Sends the form. The response is delayed until `answerNow` is called. */
async function logInLate(context: Context) {
  const { academy, mock } = context;
  const body = { username: 'demo-student', password: 'student-123' };
  const answer = await academy.client.call(userApi.login, { body });
  mock.override(
    userApi.login,
    late(() => Response.json(answer)),
  );
  await logIn(context);
}

export const Default = meta.story({
  name: '[§2.47] Default',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: auth.logInTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: fa.common.back })).toHaveAttribute('href', paths.home);
  },
});

export const LeadsBackAfterTwoSeconds = meta.story({
  name: '[§4.10] [§4.11] [§7.18] [§9.4] After two seconds, the toast disappears and the previous page opens',
  play: async (context) => {
    const { canvas, academy } = context;
    let entered = 0;
    academy.session.subscribe(() => {
      entered ||= performance.now();
    });
    await logIn(context);
    await expectToast(auth.loggedIn, 'success', 'home');
    await expect(canvas.getByRole('button', { name: auth.loggingIn })).toHaveAttribute('aria-disabled', 'true');
    await expect(academy.session.getState().user?.username).toBe('demo-student');
    await expect((await elsewhere()).address).toBe(from);
    await expect(performance.now() - entered).toBeGreaterThan(1950);
    await waitFor(() => expect(toastMessages()).toEqual([]));
  },
});

export const Refused = meta.story({
  name: '[§7.18] [§8.19] Refused',
  tags: ['visual'],
  play: async (context) => {
    const { canvas, academy, mock } = context;
    mock.override(userApi.login, { status: 400, body: { error: 'نام کاربری یا رمز عبور نادرست است.' } });
    await logIn(context, 'wrong-123');
    const refusal = auth.logInFailed('نام کاربری یا رمز عبور نادرست است.');
    await expectToast(refusal, 'error', 'home');
    const [username, password] = [auth.username, auth.password].map((label) => canvas.getByLabelText(label));
    await expect(username).toHaveValue('demo-student');
    // The error message stays in the form and describes both fields.
    for (const field of [username, password]) await expect(field).toHaveAccessibleDescription(refusal);
    await expect(password).toHaveFocus();
    const inForm = canvas.getAllByText(refusal).filter((text) => !text.closest('[data-kind]'));
    await expect(inForm.filter((text) => text.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: auth.logIn })).toBeEnabled();
    await expect(academy.session.getState().user).toBeNull();
  },
});

export const ThenRight = meta.story({
  name: '[§4.5] A greeting replaces the error message of an earlier attempt',
  play: async (context) => {
    await logIn(context, 'wrong-123');
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    const fields = [auth.username, auth.password].map((label) => context.canvas.getByLabelText(label));
    const refusal = toastMessages()[0];
    await expect(fields[1]).toHaveAccessibleDescription(refusal);
    for (const field of fields) await context.userEvent.clear(field);
    for (const field of fields) await expect(field).not.toHaveAccessibleDescription(refusal);
    await logIn(context, 'student-123');
    await expectToast(auth.loggedIn, 'success', 'home');
    await waitFor(() => expect(toastMessages()).toEqual([auth.loggedIn]));
  },
});

export const NoConnection = meta.story({
  name: '[§8.19] No connection',
  beforeEach: answers(userApi.login, 'drop'),
  play: async (context) => {
    await logIn(context);
    await expectToast(auth.networkFailed, 'error', 'home');
  },
});

export const OnlyAProxyResponds = NoConnection.extend({
  name: '[§8.19] If only a proxy responds, the message does not blame the password',
  beforeEach: answers(userApi.login, { status: 502, body: '<h1>Bad Gateway</h1>' }),
});

export const SignedInAlready = meta.story({
  tags: ['visual'],
  parameters: { academy: { user: 'demo-student' } },
  play: async () => expect((await elsewhere()).address).toBe(from),
});

export const CameFromTheSignUp = meta.story({
  name: '[§4.10] A user who came from the sign-up page is redirected to the home page',
  parameters: {
    academy: { user: 'demo-student', route: { pathname: paths.login, state: { from: `${paths.signup}?a=1` } } },
  },
  play: async () => expect((await elsewhere()).address).toBe(paths.home),
});

export const HandsTheTargetToTheSignUp = meta.story({
  name: '[§2.47] The link to the sign-up page passes on the page to return to',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: auth.toSignUp }));
    await expect(await elsewhere()).toEqual({ address: paths.signup, state: { from } });
  },
});

export const LeftBeforeTheResponse = meta.story({
  name: '[§4.11] If the page is left before the response, the user is signed in, without a redirect',
  parameters: { academy: { path: '*' } },
  render: () => <AppRoutes />,
  play: async (context) => {
    const { academy, canvas, userEvent } = context;
    await canvas.findByLabelText(auth.username);
    await logInLate(context);
    await userEvent.click(inMenu(canvas, fa.nav.blogs));
    await canvas.findByRole('heading', { level: 1, name: fa.blog.title });
    await expect(academy.session.getState().user).toBeNull();
    answerNow();
    await waitFor(() => expect(academy.session.getState().user?.username).toBe('demo-student'));
    await expect(toastMessages()).toEqual([auth.loggedIn]);
    await expect(canvas.getByRole('heading', { level: 1, name: fa.blog.title })).toBeVisible();
  },
});

export const SignedInInAnotherTab = meta.story({
  name: '[§4.11] If another tab has signed in another user, the log-in still succeeds',
  play: async (context) => {
    const { academy, canvas } = context;
    await canvas.findByLabelText(auth.username);
    const body = { username: 'demo-newcomer', password: 'newcomer-123' };
    await academy.session.signIn(await academy.client.call(userApi.login, { body }));
    await logInLate(context);
    answerNow();
    await waitFor(() => expect(toastMessages()).toEqual([auth.loggedIn]));
    await expect(academy.session.getState().user?.username).toBe('demo-student');
  },
});
