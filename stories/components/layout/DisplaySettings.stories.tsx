import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DisplaySettings } from '../../../src/components/layout/DisplaySettings/DisplaySettings.tsx';
import { laterText } from '../../../src/text/later.ts';
import { cssVariablesResolver, theme } from '../../../src/theme/theme.ts';

const { display } = laterText;
const remembered = fn();
const manager: MantineColorSchemeManager = {
  get: () => 'auto',
  set: remembered,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** رنگ صفحه و اندازه‌ی متن، به خواست خواننده و روی همین دستگاه. در کشو و منوی موبایل می‌آید. «خودکار» با سیستم می‌رود. کلید نوار بالا تنها میان روشن و تیره است. */
const meta = preview.meta({
  component: DisplaySettings,
  afterEach: () => {
    document.documentElement.style.fontSize = '';
  },
});

export const States = meta.story({
  name: 'نمایش · همه حالت‌ها',
  render: () => (
    <div style={{ maxWidth: 260 }}>
      <DisplaySettings />
    </div>
  ),
});

export const ChoosesTheScheme = meta.story({
  name: '[§1.5] The scheme can follow the system again',
  // The provider around every story keeps to the toolbar's scheme; this one may change it.
  render: () => (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager}>
      <DisplaySettings />
    </MantineProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: display.schemes.dark }));
    await expect(remembered).toHaveBeenLastCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: display.schemes.auto }));
    await expect(remembered).toHaveBeenLastCalledWith('auto');
  },
});

export const GrowsTheTexts = meta.story({
  name: '[§1.10] The size of all texts, which the device keeps',
  play: async ({ canvas, device, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: display.textSizes[140] }));
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('22.4px');
    await expect(device.local.get('textSize')).toBe('140');
    await userEvent.click(canvas.getByRole('radio', { name: display.textSizes[100] }));
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
  },
});
