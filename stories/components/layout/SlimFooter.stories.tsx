import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SlimFooter } from '../../../src/components/layout/SlimFooter/SlimFooter.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** پایین صفحه‌ی درس: یک سطر آرام به جای همه‌ی پایین صفحه، تا درس و «درس بعدی» کانون بمانند. */
const meta = preview.meta({ component: SlimFooter });

export const States = meta.story({
  name: '[§2.2] پایین صفحه‌ی درس · همه حالت‌ها',
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: fa.nav.courses })).toHaveAttribute('href', paths.courses),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
