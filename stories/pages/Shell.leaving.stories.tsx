import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Elsewhere } from '../../.storybook/Elsewhere.tsx';
import preview from '../../.storybook/preview.tsx';
import { LeaveGuard } from '../../src/components/form/LeaveGuard/LeaveGuard.tsx';
import { PageHeading } from '../../src/components/layout/PageHeading/PageHeading.tsx';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { names } from '../fixtures.ts';
import { png } from '../pictures.ts';
import { startingWith } from '../plays.ts';

const meta = preview.meta({
  component: Shell,
  parameters: { academy: { user: 'demo-instructor', route: paths.addCourse } },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path={paths.addCourse}
          element={
            <>
              <PageHeading title={fa.addCourse.title} />
              <LeaveGuard file={png()} />
            </>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  ),
});

export const BySearchOrLogOut = meta.story({
  name: '[§4.28] A search result and the log-out ask for confirmation before an unsent file is lost',
  play: async ({ academy: { session }, canvas, userEvent }) => {
    const logOut = canvas.getByRole('button', { name: fa.nav.logOut });
    await userEvent.click(logOut);
    await userEvent.click(await screen.findByRole('button', { name: fa.forms.stay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(session.getState().user).not.toBeNull();

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: fa.search.title }), names[2]);
    await userEvent.click(await screen.findByRole('option', { name: startingWith(names[2]) }));
    const dialog = await screen.findByRole('dialog', { name: fa.forms.leaveTitle });
    await waitFor(() => expect(dialog).toHaveTextContent('picture.png'));
    await userEvent.click(screen.getByRole('button', { name: fa.forms.leave }));
    await waitFor(() => expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/departments/'));

    // No file is chosen on the new page, so no dialog opens.
    await userEvent.click(logOut);
    await waitFor(() => expect(canvas.getByTestId('elsewhere')).toHaveTextContent(paths.login));
  },
});

export const ByMenu = meta.story({
  name: '[§4.28] [§2.9] The menu closes after a link in it has left a page with an unsent file',
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.openMenu }));
    const menu = await screen.findByRole('dialog', { name: fa.nav.menuLabel });
    await userEvent.click(await within(menu).findByRole('link', { name: fa.nav.blogs }));
    await userEvent.click(await screen.findByRole('button', { name: fa.forms.leave }));
    await waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(paths.blogs));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
