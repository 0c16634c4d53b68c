import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountControl } from '../../../src/components/layout/AccountControl/AccountControl.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/AccountControl',
  component: AccountControl,
  parameters: { layout: 'padded', academy: { path: '/' } },
  args: { signedIn: false, onFollow: fn(), onLogOut: fn() },
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
