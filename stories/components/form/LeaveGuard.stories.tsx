import { expect, screen, waitFor } from 'storybook/test';
import { Link } from 'react-router-dom';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { LeaveGuard } from '../../../src/components/form/LeaveGuard/LeaveGuard.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { png } from '../../pictures.ts';
import { elsewhere } from '../../toasts.ts';

/** پیش از رفتن از صفحه‌ای که در آن فایلی انتخاب شده می‌پرسد و نام فایل را می‌گوید. نوشته‌ها پیش‌نویس دارند و نیازی به پرسش ندارند؛ برای آن‌ها به کارش نبرید. */
const meta = preview.meta({
  component: LeaveGuard,
  args: { file: png() },
  parameters: { academy: { route: paths.addCourse, path: paths.addCourse }, ...framed(400) },
  render: (args) => (
    <>
      <LeaveGuard {...args} />
      <Link to={paths.courses}>{fa.nav.courses}</Link>
    </>
  ),
});

export const Open = meta.story({
  name: '[§4.28] رفتن از صفحه با فایلی که فرستاده نشده · باز',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const dialog = await screen.findByRole('dialog', { name: fa.forms.leaveTitle });
    await waitFor(() => expect(dialog).toHaveTextContent('picture.png'));
  },
});

export const Stays = meta.story({
  name: '[§4.28] Stays, or leaves without the file',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await userEvent.click(await screen.findByRole('button', { name: fa.forms.stay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link'));
    await userEvent.click(await screen.findByRole('button', { name: fa.forms.leave }));
    await expect((await elsewhere()).address).toBe(paths.courses);
    // If the guarded history entry stayed, the user would have to press Back twice.
    await waitFor(() => expect(history.state).not.toMatchObject({ guarded: true }));
  },
});

export const BelowABasePath = Stays.extend({
  name: '[§4.28] Leaves for the right page of a site with a base path',
  parameters: { academy: { base: '/academy/' } },
});

export const TheTabIsClosed = meta.story({
  tags: ['!autodocs'],
  name: '[§4.28] Reloading or closing the tab asks for confirmation, too',
  play: () =>
    waitFor(() => {
      const closes = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closes);
      return expect(closes.defaultPrevented).toBe(true);
    }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
