import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { SchemeToggle } from '../../../src/components/layout/SchemeToggle/SchemeToggle.tsx';
import { cssVariablesResolver, theme } from '../../../src/theme/theme.ts';
import { fa } from '../../../src/text/fa.ts';

/** حالت روشن و تیره را عوض می‌کند و روی این دستگاه به یاد می‌سپارد. نام و نشانه‌اش کاری را می‌گوید که می‌کند، نه حالت کنونی را. هر که به خواست سیستم خود بازگردد، از آن پس دوباره با سیستم می‌رود؛ حالت دیگر را با نوار ابزار بالا ببینید. */
const meta = preview.meta({ component: SchemeToggle });

export const States = meta.story({
  name: 'کلید حالت تیره و روشن · همه حالت‌ها',
  render: sheet(SchemeToggle, 260, { پیش‌فرض: {}, ...touched() }),
});

export const Default = meta.story();

Default.test('Dark', { globals: { scheme: 'dark' } }, ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName(fa.nav.lightMode)),
);

const remembered = fn();
const manager: MantineColorSchemeManager = {
  get: () => 'light',
  set: remembered,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

Default.test(
  '[§1.5] What the system prefers is followed again, once it is chosen',
  {
    // The provider around every story keeps to the toolbar's scheme; this one may change it.
    render: () => (
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager}>
        <SchemeToggle />
      </MantineProvider>
    ),
  },
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: fa.nav.darkMode });
    await userEvent.click(toggle);
    await expect(remembered).toHaveBeenLastCalledWith('dark');
    await expect(toggle).toHaveAccessibleName(fa.nav.lightMode);
    await userEvent.click(toggle);
    await expect(remembered).toHaveBeenLastCalledWith('auto');
    await expect(toggle).toHaveAccessibleName(fa.nav.darkMode);
  },
);
