import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DisplaySettings } from '../../../src/components/layout/DisplaySettings/DisplaySettings.tsx';
import { fa } from '../../../src/text/fa.ts';
import { chooseScheme, OwnScheme } from '../../OwnScheme.tsx';

const { display } = fa;
/** The listeners that the component adds for storage changes in other tabs. */
const heard = new Set<(key: string | null) => void>();

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
  render: () => (
    <OwnScheme chosen="auto">
      <DisplaySettings />
    </OwnScheme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: display.schemes.dark }));
    await expect(chooseScheme).toHaveBeenLastCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: display.schemes.auto }));
    await expect(chooseScheme).toHaveBeenLastCalledWith('auto');
  },
});

export const GrowsTheTexts = meta.story({
  name: '[§1.10] The text size is stored on the device and follows changes in other tabs',
  beforeEach: ({ device }) => {
    heard.clear();
    device.local.subscribe = (listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    };
  },
  play: async ({ canvas, device, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: display.textSizes[140] }));
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('22.4px');
    await expect(device.local.get('textSize')).toBe('140');
    await userEvent.click(canvas.getByRole('radio', { name: display.textSizes[100] }));
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
    device.local.set('textSize', '120');
    for (const listener of heard) listener('textSize');
    await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('19.2px'));
  },
});

export const TwoOfThem = meta.story({
  name: '[§1.10] Two controls on a page show the same text size',
  render: () => (
    <>
      <DisplaySettings />
      <DisplaySettings />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const radio = (control: 0 | 1, percent: 100 | 140) =>
      canvas.getAllByRole('radio', { name: display.textSizes[percent] })[control] ?? document.body;
    await userEvent.click(radio(0, 140));
    await waitFor(() => expect(radio(1, 140)).toBeChecked());
    await userEvent.click(radio(1, 100));
    await waitFor(() => expect(radio(0, 100)).toBeChecked());
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
