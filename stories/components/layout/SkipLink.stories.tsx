import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MAIN_ID, SkipLink } from '../../../src/components/layout/SkipLink/SkipLink.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({ title: 'Components/Layout/SkipLink', component: SkipLink });

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
