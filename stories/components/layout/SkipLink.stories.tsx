import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { focused, sheet } from '../../../.storybook/sheet.tsx';
import { MAIN_ID, SkipLink } from '../../../src/components/layout/SkipLink/SkipLink.tsx';
import { fa } from '../../../src/text/fa.ts';

/** نخستین ایستگاه صفحه‌کلید در هر صفحه: از نوار بالا می‌گذرد و به محتوای اصلی می‌رود. تا فوکوس نگیرد دیده نمی‌شود و جایی در صفحه نمی‌گیرد. */
const meta = preview.meta({
  title: 'Components/Layout/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
});

// A transform makes this the window that the link is fixed to.
const Window = ({ children }: { children: ReactNode }) => (
  <div style={{ transform: 'translate(0)', minHeight: 64, overflow: 'hidden' }}>{children}</div>
);

export const States = meta.story({
  tags: ['visual'],
  name: 'پرش به محتوای اصلی · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: sheet(SkipLink, 260, {
    'پیش‌فرض، پنهان': (
      <Window>
        <SkipLink />
      </Window>
    ),
    'با فوکوس صفحه‌کلید': focused(
      <Window>
        <SkipLink />
      </Window>,
    ),
  }),
});

export const ShowsItselfToTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: fa.nav.skipToContent });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', `#${MAIN_ID}`);
  },
});
