import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TITLE } from '../../mocks/panel/names.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { fa } from '../../src/text/fa.ts';
import { Bench } from './Bench.tsx';

const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  render: (_, story) => <Bench story={story} />,
});

const courses = () => screen.findByRole('list', { name: fa.home.recommended });

/** Opens the panel. If a name is given, also opens the section with this name. */
async function openPanel(section?: string) {
  await userEvent.click(await screen.findByRole('button', { name: TITLE }));
  const frame = screen.getByTitle<HTMLIFrameElement>(TITLE);
  const body = await waitFor(async () => {
    const { body: loaded } = frame.contentDocument as Document;
    await expect(loaded.querySelector('#link')).toHaveTextContent(/./);
    return loaded;
  });
  const panel = within(body);
  if (section) await userEvent.click(panel.getByRole('heading', { name: section }));
  return panel;
}

export const Open = meta.story({
  play: async () => {
    const panel = await openPanel();
    await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveValue('default');
    const button = screen.getByRole('button', { name: TITLE, expanded: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(screen.getByTitle(TITLE)).not.toBeVisible();
    await userEvent.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}');
    await expect(screen.getByTitle(TITLE)).toBeVisible();
  },
});

export const ChangesTheServerBehindThePage = meta.story({
  play: async ({ mock }) => {
    await courses();
    const panel = await openPanel();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Scenario' }), 'failing');
    await expect(await screen.findByText(fa.courses.pageFailed)).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Scenario' }), 'default');
    await expect(await courses()).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Latency in ms' }), '10-20');
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(mock.settings.latency).toEqual([10, 20]));
  },
});

export const PlansAFaultAndTakesItAway = meta.story({
  play: async ({ mock }) => {
    await courses();
    const panel = await openPanel('Faults');
    const call = panel.getByRole('combobox', { name: 'Call or URL' });
    await userEvent.type(call, 'GET /cours/');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await panel.findByText(/no such call.*Valid: \{"call":"GET \/courses\/"/)).toBeVisible();
    await userEvent.clear(call);
    await userEvent.type(call, 'GET /courses/');
    await userEvent.click(panel.getByRole('button', { name: 'Add fault' }));
    await expect(await screen.findByText(fa.courses.pageFailed)).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Remove the fault of GET /courses/' }));
    await expect(await courses()).toBeVisible();
    await expect(mock.settings.faults).toEqual([]);
  },
});

export const SignsInAndEndsTheTokens = meta.story({
  play: async ({ academy, mock }) => {
    const panel = await openPanel('User');
    await userEvent.click(panel.getByRole('button', { name: 'demo-admin' }));
    await waitFor(() =>
      expect(academy.session.getState().user).toMatchObject({ username: 'demo-admin', role: 'admin' }),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Set expiry' }));
    const [token] = mock.db.tokens.where(({ kind }) => kind === 'access');
    await waitFor(() => expect(mock.db.tokens.get(token?.id ?? '')?.expires_at).toBe(academy.session.now()));
    await userEvent.click(panel.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(academy.session.getState().user).toBeNull());
  },
});

export const ShowsCallsAndChangesTheNextAnswer = meta.story({
  play: async ({ academy, mock }) => {
    await courses();
    const panel = await openPanel('Calls');
    mock.override(coursesApi.read, '500');
    const read = () => academy.client.call(coursesApi.read, { params: { id: '7' } });
    await expect(read()).rejects.toMatchObject({ status: 500 });
    await userEvent.click(await panel.findByText(/GET \/api\/courses\/7\/ 500/, {}, { timeout: 3000 }));
    const body = await panel.findByRole('textbox', { name: 'Body of the next response' });
    await userEvent.clear(body);
    await userEvent.type(body, '{{"detail":"بعداً"}');
    await userEvent.click(panel.getByRole('button', { name: 'Send this next time' }));
    await expect(await panel.findByText('The next response is set.')).toBeVisible();
    await expect(read()).rejects.toMatchObject({ status: 500, detail: 'بعداً' });
    await expect((await read()).id).toBe('7');
  },
});

export const ChangesARowAndResets = meta.story({
  play: async ({ mock }) => {
    await courses();
    const panel = await openPanel('Data');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Table' }), 'courses');
    await userEvent.type(panel.getByRole('textbox', { name: 'Id' }), '7');
    const row = panel.getByRole('textbox', { name: 'Row as JSON' });
    await userEvent.type(row, '{{"title":"تازه"}');
    await userEvent.click(panel.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(mock.db.courses.get(7)?.title).toBe('تازه'));
    await userEvent.click(panel.getByRole('button', { name: 'Reset everything' }));
    await expect(await panel.findByText('Everything has been reset.')).toBeVisible();
    await expect(mock.db.courses.get(7)?.title).not.toBe('تازه');
  },
});

const noMock: typeof globalThis.fetch = async () => new Response('<!doctype html>', { status: 200 });

export const NotThereWithoutAMock = meta.story({
  render: (_, story) => <Bench story={story} fetch={noMock} />,
  play: async () => {
    await courses();
    await expect(screen.queryByRole('button', { name: TITLE })).toBeNull();
  },
});

export const WhileTyping = meta.story({
  render: (_, story) => (
    <>
      <Bench story={story} />
      <textarea aria-label={fa.blog.yourComment} />
    </>
  ),
  play: async ({ canvas, userEvent: user }) => {
    const shortcut = '{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}';
    await screen.findByRole('button', { name: TITLE });
    await user.click(canvas.getByRole('textbox'));
    await user.keyboard(shortcut);
    await expect(screen.getByTitle<HTMLIFrameElement>(TITLE).srcdoc).toBe('');
  },
});
