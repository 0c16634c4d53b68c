import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { AccountControl } from '../../../src/components/layout/AccountControl/AccountControl.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Layout/AccountControl',
  component: AccountControl,
  parameters: {
    academy: { path: '/' },
    docs: {
      description: {
        component:
          'دکمه‌ی پهن ثبت‌نام در پایین کشو و منوی موبایل؛ برای کاربر واردشده همان دکمه او را خارج می‌کند. در نوار بالا به کار نمی‌رود؛ آنجا ثبت‌نام و خروج از آنِ خودِ نوار است.',
      },
    },
  },
  args: { signedIn: false, onFollow: fn(), onLogOut: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'دکمه ثبت‌نام و خروج · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={260}>
      <State name="مهمان">
        <AccountControl {...args} />
      </State>
      <Touched name="مهمان">
        <AccountControl {...args} signedIn={false} />
      </Touched>
      <State name="واردشده">
        <AccountControl {...args} signedIn />
      </State>
      <Touched name="واردشده">
        <AccountControl {...args} signedIn />
      </Touched>
    </StateSheet>
  ),
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.nav.signUp }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.signup);
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.logOut }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});
