import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { texts } from '../../mocks/panel/text.ts';
import { fa } from '../../src/text/fa.ts';
import { Bench } from './Bench.tsx';
import { choose, openPanel } from './panel.ts';

const meta = preview.meta({ tags: ['!autodocs'], parameters: { docs: { story: { inline: false, height: '46rem' } } } });

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
