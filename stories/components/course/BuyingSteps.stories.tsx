import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { BuyingSteps } from '../../../src/components/course/CourseDetail/BuyingSteps.tsx';

/** گام‌های خرید و پیوند تماس، در صفحه‌ی دوره و سبد. کسی که دوره را خریده است آن را نمی‌بیند. دکمه‌ای ندارد. */
const meta = preview.meta({ component: BuyingSteps });

export const States = meta.story({
  name: 'گام‌های خرید · همه حالت‌ها',
  render: sheet(BuyingSteps, 480, { پیش‌فرض: {}, 'در سبد': { taken: 1 } }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
