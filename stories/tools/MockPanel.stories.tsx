import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { texts } from '../../mocks/panel/text.ts';
import { fa } from '../../src/text/fa.ts';
import { Bench } from './Bench.tsx';
import { choose, openPanel } from './panel.ts';

const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  parameters: {
    // The panel hangs on the window's corner.
    docs: { story: { inline: false, height: '46rem' } },
  },
  render: (_, story) => <Bench story={story} />,
});

const SHORTCUT = '{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}';
const courses = () => screen.findByRole('list', { name: fa.home.recommended });

export const Open = meta.story({
  play: async () => {
    const panel = await openPanel();
    await expect(panel.getByRole('radio', { name: /default/ })).toBeChecked();
    await expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
  },
});

export const OpensAndClosesByKeyboard = meta.story({
  play: async () => {
    const button = await screen.findByRole('button', { name: texts.open });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: texts.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();

    const link = screen.getAllByRole('link')[0];
    link?.focus();
    await userEvent.keyboard(SHORTCUT);
    await waitFor(() => expect(screen.getByRole('dialog', { name: texts.title })).toHaveFocus());
    await userEvent.keyboard(SHORTCUT);
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const LeavesTypingAlone = meta.story({
  render: (_, story) => (
    <>
      <input aria-label={fa.courses.search} />
      <Bench story={story} />
    </>
  ),
  play: async () => {
    await screen.findByRole('button', { name: texts.open });
    await userEvent.click(screen.getByRole('textbox', { name: fa.courses.search }));
    await userEvent.keyboard(SHORTCUT);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const EscapeClosesAListAlone = meta.story({
  play: async () => {
    const panel = await openPanel('faults');
    const field = panel.getByRole('combobox', { name: texts.faults.fault });
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(screen.getByRole('dialog', { name: texts.title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SwitchesScenarioAndFlavour = meta.story({
  play: async ({ mock }) => {
    await courses();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('radio', { name: /failing/ }));
    await expect(await screen.findByText(fa.courses.pageFailed)).toBeVisible();
    await expect(mock.settings.scenario).toBe('failing');
    await expect(panel.getByRole('status')).toHaveTextContent(texts.scenario.done('خراب'));
    await userEvent.click(panel.getByRole('radio', { name: /default/ }));
    await expect(await courses()).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: /django/ }));
    await expect(await panel.findByText(texts.flavour.done)).toBeVisible();
    await expect(mock.settings.flavour).toBe('django');
    await expect(await courses()).toBeVisible();
  },
});

export const SetsLatencyFailuresAndSeed = meta.story({
  play: async ({ mock }) => {
    const panel = await openPanel();
    const write = async (label: string, text: string) => {
      const field = panel.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const apply = panel.getByRole('button', { name: texts.chance.apply });
    await write(texts.chance.min, '30');
    await write(texts.chance.max, '20');
    await userEvent.click(apply);
    await expect(await panel.findByRole('alert')).toHaveTextContent(texts.chance.order);
    await expect(panel.getByRole('textbox', { name: texts.chance.min })).toHaveValue('30 ms');
    await write(texts.chance.max, '40');
    await write(texts.chance.fail, '25');
    await write(texts.chance.seed, '7');
    await userEvent.click(apply);
    await expect(await panel.findByText(texts.chance.done)).toBeVisible();
    await expect(mock.settings).toMatchObject({ latency: [30, 40], fail: 0.25, seed: 7 });

    await userEvent.clear(panel.getByRole('textbox', { name: texts.chance.min }));
    await userEvent.clear(panel.getByRole('textbox', { name: texts.chance.max }));
    await userEvent.click(panel.getByRole('button', { name: texts.chance.apply }));
    await waitFor(() => expect(mock.settings.latency).toBeNull());
  },
});

export const PlantsFaultsAndRemovesOne = meta.story({
  play: async ({ mock }) => {
    await courses();
    const panel = await openPanel('faults');
    await expect(panel.getByText(texts.faults.none)).toBeVisible();
    await choose(panel, texts.faults.call, 'GET /courses/');
    await choose(panel, texts.faults.fault, `${texts.faults.kinds['html']} (html)`);
    await userEvent.click(panel.getByRole('button', { name: texts.faults.submit }));
    await expect(await screen.findByText(fa.courses.pageFailed)).toBeVisible();
    await expect(mock.settings.faults).toEqual([{ call: 'GET /courses/', fault: 'html' }]);
    await expect(await panel.findByRole('listitem')).toHaveTextContent('GET /courses/html');

    await userEvent.click(panel.getByRole('button', { name: texts.faults.remove('GET /courses/') }));
    await expect(await courses()).toBeVisible();
    await expect(panel.getByText(texts.faults.none)).toBeVisible();
    await expect(mock.settings.faults).toEqual([]);

    await choose(panel, texts.faults.call, 'GET /courses/');
    await choose(panel, texts.faults.fault, `${texts.faults.kinds['503,503,ok']} (503,503,ok)`);
    await userEvent.click(panel.getByRole('button', { name: texts.faults.submit }));
    await expect(await panel.findByRole('listitem')).toHaveTextContent('503,503,ok');
    await expect(await courses()).toBeVisible();
  },
});
