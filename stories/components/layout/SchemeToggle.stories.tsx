import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SchemeToggle } from '../../../src/components/layout/SchemeToggle/SchemeToggle.tsx';
import { cssVariablesResolver, theme } from '../../../src/theme/theme.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/SchemeToggle',
  component: SchemeToggle,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(fa.nav.darkMode);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(fa.nav.lightMode);
  },
});

export const WithLabel = meta.story({
  args: { withLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.nav.darkMode)).toBeVisible();
    await expect(canvas.getByText(fa.nav.lightMode)).not.toBeVisible();
  },
});

const remembered = fn();
const manager: MantineColorSchemeManager = {
  get: () => 'light',
  set: remembered,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

export const Switches = meta.story({
  // The provider around every story keeps to the toolbar's scheme; this one may change it.
  render: (args) => (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager}>
      <SchemeToggle {...args} />
    </MantineProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: fa.nav.darkMode });
    await userEvent.click(toggle);
    await expect(remembered).toHaveBeenLastCalledWith('dark');
    await expect(toggle).toHaveAccessibleName(fa.nav.lightMode);
    await userEvent.click(toggle);
    await expect(remembered).toHaveBeenLastCalledWith('light');
    await expect(toggle).toHaveAccessibleName(fa.nav.darkMode);
  },
});
