import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { GirihStar } from '../../../src/components/layout/Girih/GirihStar.tsx';

/** ستاره‌ی ده‌پر که رشته‌به‌رشته بافته می‌شود. تنها آرایه است؛ زیر نوشته نمی‌رود و صفحه‌خوان آن را نمی‌خواند. */
const meta = preview.meta({ component: GirihStar });

export const States = meta.story({
  name: 'ستاره‌ی گره · همه حالت‌ها',
  render: sheet(GirihStar, 180, { پیش‌فرض: {}, خالی: { share: 0 }, نیمه: { share: 0.5 }, کوچک: { w: 88, h: 88 } }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
