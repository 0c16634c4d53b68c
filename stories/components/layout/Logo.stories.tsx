import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Logo } from '../../../src/components/layout/Logo/Logo.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({ title: 'Components/Layout/Logo', component: Logo, parameters: { layout: 'padded' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: fa.brand.homeLink });
    await expect(link).toHaveAttribute('href', paths.home);
    await expect(link).toHaveTextContent(fa.brand.name);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
