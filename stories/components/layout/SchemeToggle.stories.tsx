import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { SchemeToggle } from '../../../src/components/layout/SchemeToggle/SchemeToggle.tsx';
import { fa } from '../../../src/text/fa.ts';
import { chooseScheme, OwnScheme } from '../../OwnScheme.tsx';

/** حالت روشن و تیره را عوض می‌کند و روی این دستگاه به یاد می‌سپارد. نام و نشانه‌اش کاری را می‌گوید که می‌کند، نه حالت کنونی را. هر که به خواست سیستم خود بازگردد، از آن پس دوباره با سیستم می‌رود؛ حالت دیگر را با نوار ابزار بالا ببینید. */
const meta = preview.meta({ component: SchemeToggle });

export const States = meta.story({
  name: 'کلید حالت تیره و روشن · همه حالت‌ها',
  render: sheet(SchemeToggle, 260, { پیش‌فرض: {}, ...touched() }),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName(fa.nav.lightMode)),
});

export const FollowsTheSystemAgain = meta.story({
  name: '[§1.5] If the user chooses the system’s scheme, the site follows the system again',
  render: () => (
    <OwnScheme chosen="light">
      <SchemeToggle />
    </OwnScheme>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: fa.nav.darkMode });
    await userEvent.click(toggle);
    await expect(chooseScheme).toHaveBeenLastCalledWith('dark');
    await expect(toggle).toHaveAccessibleName(fa.nav.lightMode);
    await userEvent.click(toggle);
    await expect(chooseScheme).toHaveBeenLastCalledWith('auto');
    await expect(toggle).toHaveAccessibleName(fa.nav.darkMode);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
