import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { BuyingSteps } from '../../../src/components/course/CourseDetail/BuyingSteps.tsx';
import { fa } from '../../../src/text/fa.ts';

/** گام‌های خرید و پیوند تماس، در صفحه‌ی دوره و سبد. کسی که دوره را خریده است آن را نمی‌بیند. دکمه‌ای ندارد. */
const meta = preview.meta({ component: BuyingSteps });

export const States = meta.story({
  name: 'گام‌های خرید · همه حالت‌ها',
  render: sheet(BuyingSteps, 480, { پیش‌فرض: {}, 'در سبد': { taken: 1 } }),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    // Each of the two states has three steps. Only the first step of the second state is done.
    await expect(steps.map((step) => step.includes(fa.learning.done))).toEqual([0, 0, 0, 1, 0, 0].map(Boolean));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
