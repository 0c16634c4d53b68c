import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { Elsewhere } from '../../.storybook/Elsewhere.tsx';
import preview from '../../.storybook/preview.tsx';
import { PageHeading } from '../../src/components/layout/PageHeading/PageHeading.tsx';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { names } from '../fixtures.ts';
import { startingWith } from '../plays.ts';

const meta = preview.meta({
  component: Shell,
  parameters: { academy: { route: paths.department('3') } },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path="*"
          element={
            <>
              <PageHeading title={fa.departments.page} />
              <Elsewhere />
            </>
          }
        />
      </Route>
    </Routes>
  ),
});

const field = () => screen.findByRole('combobox', { name: fa.search.title });

export const ChoosesTheOpenPage = meta.story({
  name: '[§10.16] Choosing the page that is open adds no history entry',
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), names[2]);
    await userEvent.click(await screen.findByRole('option', { name: startingWith(names[2]) }));
    await waitFor(() => expect(canvas.getByTestId('elsewhere')).not.toHaveAttribute('data-type', 'POP'));
    await expect(canvas.getByTestId('elsewhere')).toHaveAttribute('data-type', 'REPLACE');
  },
});

export const Nothing = meta.story({
  name: '[§10.16] A search without results lists the departments',
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'ققنوس');
    await expect(await screen.findByText(fa.search.none)).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
});

export const HalfSpace = meta.story({
  name: '[§10.16] A search of only a half-space lists the departments, as a blank one does',
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), '\u200C');
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await expect(screen.queryByRole('group', { name: fa.search.courses })).toBeNull();
  },
});
