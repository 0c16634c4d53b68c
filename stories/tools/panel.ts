import { screen, userEvent, within } from 'storybook/test';
// Comes with the stories, as the first of them should not wait for it.
import '../../mocks/panel/MockPanel.tsx';
import { texts } from '../../mocks/panel/text.ts';

/** The panel once it is open, and what is in it. */
export async function openPanel(tab?: keyof typeof texts.tabs) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${texts.open}`) }));
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  const panel = within(dialog);
  if (tab) await userEvent.click(panel.getByRole('tab', { name: texts.tabs[tab] }));
  return panel;
}

/** Chooses an option of a select by its whole text. */
export async function choose(panel: Awaited<ReturnType<typeof openPanel>>, label: string, option: string) {
  await userEvent.click(panel.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
