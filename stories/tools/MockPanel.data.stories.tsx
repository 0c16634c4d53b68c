import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { texts } from '../../mocks/panel/text.ts';
import { parseWords } from '../../mocks/server/settings.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { fa } from '../../src/text/fa.ts';
import { Bench } from './Bench.tsx';
import { choose, openPanel } from './panel.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  render: (_, story) => <Bench story={story} />,
});

const SIGNED_IN = { academy: { user: 'demo-student' } };
const MINUTE = 60_000;

export const SignsInAndOut = meta.story({
  play: async ({ academy }) => {
    const panel = await openPanel('session');
    await expect(panel.getByRole('radio', { name: texts.session.visitor })).toBeChecked();
    await expect(panel.getByRole('button', { name: texts.session.soon[0] })).toBeDisabled();
    await userEvent.click(panel.getByRole('radio', { name: /demo-admin/ }));
    await waitFor(() =>
      expect(academy.session.getState().user).toMatchObject({ username: 'demo-admin', role: 'admin' }),
    );
    await expect(panel.getByRole('radio', { name: /demo-admin/ })).toBeChecked();
    await userEvent.click(panel.getByRole('radio', { name: texts.session.visitor }));
    await waitFor(() => expect(academy.session.getState().user).toBeNull());
  },
});

export const LetsTheSessionEndSoon = meta.story({
  parameters: SIGNED_IN,
  play: async ({ academy, device, mock }) => {
    const panel = await openPanel('session');
    const { now } = academy.session;
    await userEvent.click(panel.getByRole('button', { name: texts.session.soon[0] }));
    await waitFor(() => expect(academy.session.getState().expiresSoon).toBe(true));
    const ends = mock.db.tokens.all().filter(({ kind }) => kind === 'access');
    await expect(ends.map(({ expires_at }) => expires_at)).toEqual([now() + 5 * MINUTE]);
    device.advance(5 * MINUTE);
    await academy.session.check();
    await expect(academy.session.getState().user).toBeNull();
  },
});

export const ShowsTheLogLiveAndChangesTheNextAnswer = meta.story({
  play: async ({ academy, mock }) => {
    const panel = await openPanel('log');
    await expect((await panel.findAllByText('/api/courses/')).length).toBeGreaterThan(0);
    mock.override(coursesApi.read, { status: 500 });
    const read = () => academy.client.call(coursesApi.read, { params: { id: '7' } });
    await expect(read()).rejects.toMatchObject({ status: 500 });
    const [newest] = await waitFor(async () => {
      const rows = panel.getAllByRole('listitem');
      await expect(rows[0]).toHaveTextContent('GET/api/courses/7/500');
      return rows;
    });
    await expect(newest?.querySelector('[role="img"]')).toHaveAttribute('aria-label', texts.log.failed);
    await userEvent.click(panel.getByText('/api/courses/7/'));
    await expect(await panel.findByText(/accept: application\/json/)).toBeVisible();
    await expect(panel.getByText(texts.log.fault('500'))).toBeVisible();
    const next = panel.getByRole('textbox', { name: texts.log.next });
    await userEvent.clear(next);
    await userEvent.paste('{"detail":"بعداً"}');
    await userEvent.click(panel.getByRole('button', { name: texts.log.plan }));
    await expect(await panel.findByText(texts.log.planned)).toBeVisible();
    await expect(read()).rejects.toMatchObject({ status: 500, detail: 'بعداً' });
    await expect((await read()).id).toBe('7');
    await userEvent.click(panel.getByRole('button', { name: texts.log.clear }));
    await expect(await panel.findByText(texts.log.empty)).toBeVisible();
    await expect(mock.log).toEqual([]);
  },
});

export const TakesACopyBringsItBackAndResets = meta.story({
  parameters: SIGNED_IN,
  play: async ({ academy, mock }) => {
    const panel = await openPanel('data');
    let taken: Blob | undefined;
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      taken = blob as Blob;
      return '#';
    });
    await userEvent.click(panel.getByRole('button', { name: texts.data.export[0] }));
    await expect(await panel.findByText(texts.data.export[2])).toBeVisible();
    make.mockRestore();

    const picker = panel.getByLabelText(texts.data.import[0], { selector: 'input' });
    const bring = (text: string) =>
      userEvent.upload(picker, new File([text], 'mock.json', { type: 'application/json' }));
    await bring('{"version"');
    await expect(await panel.findByRole('alert')).toHaveTextContent(texts.data.notJson);
    await bring('{"version":0}');
    await waitFor(() => expect(panel.getByRole('alert')).not.toHaveTextContent(texts.data.notJson));

    const snapshot = JSON.parse((await taken?.text()) ?? '') as { tables: { courses: { title: string }[] } };
    for (const course of snapshot.tables.courses) course.title = 'دوره‌ی آورده';
    await bring(JSON.stringify(snapshot));
    await expect(await screen.findAllByRole('heading', { name: 'دوره‌ی آورده' })).toHaveLength(3);

    mock.override(coursesApi.list, 'html');
    await userEvent.click(panel.getByRole('button', { name: texts.data.reset[0] }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'دوره‌ی آورده' })).toBeNull());
    await expect(await screen.findByRole('list', { name: fa.home.recommended })).toBeVisible();
    await expect(mock.settings.faults).toEqual([]);
    // The page's user is still signed in, and the new tables know their token.
    await academy.session.readProfile();
    await expect(academy.session.getState().user?.username).toBe('demo-student');
  },
});

export const CopiesALink = meta.story({
  play: async ({ mock }) => {
    await mock.configure({ scenario: 'slow', latency: [1, 2], seed: 7 });
    mock.override(coursesApi.read, { status: 500 }, 2);
    const panel = await openPanel('faults');
    await choose(panel, texts.faults.call, 'POST /user/login/');
    await userEvent.click(panel.getByRole('button', { name: texts.faults.submit }));
    await expect(await panel.findByText(texts.faults.added)).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: texts.tabs.data }));

    const field = await panel.findByRole('textbox', { name: texts.data.link });
    const words = new URL((field as HTMLInputElement).value).searchParams.getAll('mock');
    // The word for each setting, and a link's way back, are tested with them.
    await expect(words).toEqual(expect.arrayContaining(['slow']));
    await expect(parseWords(words).faults).toHaveLength(2);

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(panel.getByRole('button', { name: texts.data.copy }));
    await expect(await panel.findByRole('button', { name: texts.data.copied })).toBeVisible();
    await expect(write).toHaveBeenCalledWith((field as HTMLInputElement).value);
    write.mockRestore();
  },
});

const lostOrders: typeof globalThis.fetch = (address, init) =>
  init?.method === 'GET'
    ? globalThis.fetch(address, init)
    : Promise.reject(new TypeError('The connection was dropped'));
const noMock: typeof globalThis.fetch = async () => new Response('<!doctype html>', { status: 200 });

export const SaysWhyACallFailedAndKeepsWhatWasChosen = meta.story({
  render: (_, story) => <Bench story={story} fetch={lostOrders} />,
  play: async ({ mock }) => {
    const panel = await openPanel('faults');
    await choose(panel, texts.faults.call, 'GET /courses/');
    await userEvent.type(panel.getByRole('textbox', { name: texts.faults.nth }), '3');
    await userEvent.click(panel.getByRole('button', { name: texts.faults.submit }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(texts.failed.network);
    await expect(panel.getByRole('combobox', { name: texts.faults.call })).toHaveValue('GET /courses/');
    await expect(panel.getByRole('textbox', { name: texts.faults.nth })).toHaveValue('3');
    await expect(mock.settings.faults).toEqual([]);
  },
});

export const NotThereWithoutAMock = meta.story({
  render: (_, story) => <Bench story={story} fetch={noMock} />,
  play: async () => {
    await screen.findByRole('list', { name: fa.home.recommended });
    await expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
  },
});
