import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { AccountControl } from '../../../src/components/layout/AccountControl/AccountControl.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** دکمه‌ی پهن ثبت‌نام در پایین کشو و منوی موبایل؛ برای کاربر واردشده همان دکمه او را خارج می‌کند. در نوار بالا به کار نمی‌رود؛ آنجا ثبت‌نام و خروج از آنِ خودِ نوار است. */
const meta = preview.meta({
  component: AccountControl,
  parameters: { academy: { path: '/' } },
  args: { signedIn: false, onFollow: fn(), onLogOut: fn() },
});

export const States = meta.story({
  name: 'دکمه ثبت‌نام و خروج · همه حالت‌ها',
  render: sheet(AccountControl, 260, {
    مهمان: {},
    ...touched({ signedIn: false }, 'مهمان'),
    واردشده: { signedIn: true },
    ...touched({ signedIn: true }, 'واردشده'),
  }),
});

export const Default = meta.story();

Default.test('Signed Out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: fa.nav.signUp }));
  await expect(args.onFollow).toHaveBeenCalledOnce();
  await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.signup);
});

Default.test('Signed In', { args: { signedIn: true } }, async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: fa.nav.logOut }));
  await expect(args.onFollow).toHaveBeenCalledOnce();
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});
