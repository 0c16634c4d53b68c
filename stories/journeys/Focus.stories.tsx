import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { departmentsApi } from '../../src/api/departments.ts';
import { toast } from '../../src/components/feedback/toast.tsx';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { answers } from '../plays.ts';

const { common, nav } = fa;

const signedIn = (route: string) => ({ academy: { user: 'demo-student', route } });

const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  component: AppRoutes,
  parameters: signedIn(paths.courses),
});

/** Waits until the focus no longer moves: `keepFocus` and closing dialogs move the focus after a delay. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

export const AfterARetry = meta.story({
  name: '[§1.12] When a retry removes the whole page with its button, the focus stays in the page',
  parameters: signedIn(paths.department('2')),
  beforeEach: answers(departmentsApi.read, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: common.retry });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await settled();
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  },
});

export const AfterARetryInThePanel = meta.story({
  name: '[§1.12] When a retry in the departments panel removes its button, the focus stays in the panel',
  beforeEach: answers(departmentsApi.list, { status: 500 }, 1),
  play: async ({ canvas, mock, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
    const retry = await within(panel).findByRole('button', { name: common.retry });
    mock.override(departmentsApi.list, { delay: 'infinite' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await settled();
    await expect(panel).toHaveFocus();
  },
});

export const AfterAToast = meta.story({
  name: '[§1.12] [§1.14] Closing a toast by mouse neither scrolls the page nor focuses a control at its end',
  parameters: signedIn(paths.contact),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    toast('info', 'page', 'پیام', { duration: 60_000 });
    const close = await screen.findByRole('button', { name: common.closeMessage });
    await userEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await settled();
    await expect(window.scrollY).toBe(0);
    await expect([document.body, canvas.getByRole('main')]).toContain(document.activeElement);
  },
});

function Vanishing() {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <button>Before</button>
      {!isGone && <button onClick={() => setGone(true)}>Vanishing</button>}
      <button style={{ visibility: 'hidden' }}>Invisible</button>
      <button tabIndex={-1}>Unreachable</button>
    </>
  );
}

export const OnlyReachableHeirs = meta.story({
  name: '[§1.12] The focus does not move to a control that the Tab key does not reach',
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Vanishing />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vanishing' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus());
  },
});

export const SearchBehindADialog = meta.story({
  name: '[§10.16] Ctrl+K does not open the search over a dialog',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^فیلترها/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await settled();
    await expect(screen.queryByRole('combobox', { name: fa.search.title })).toBeNull();
  },
});

export const SearchOverThePanel = meta.story({
  name: '[§10.16] Escape closes the search but not the departments panel behind it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: fa.search.title });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(panel).toBeInTheDocument();
    await waitFor(() => expect(panel).toHaveFocus());
  },
});

export const PanelWithoutTheFocus = meta.story({
  name: 'The departments panel closes when the focus leaves it, because it would cover the focused element',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
    await waitFor(() => expect(panel).toHaveFocus());
    const links = await within(panel).findAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(panel).not.toBeInTheDocument();
  },
});
