import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { SocialIcon } from '../../../src/components/layout/SocialIcon/SocialIcon.tsx';
import { site } from '../../../src/site.ts';

/** نشان یک شبکه‌ی اجتماعی از روی نشانی آن؛ برای شبکه‌ی ناشناس، کره‌ی زمین. نام شبکه را پیوندی که نشان در آن است می‌گوید. */
const meta = preview.meta({ component: SocialIcon, args: { href: 'https://unknown.example' } });

export const States = meta.story({
  name: 'نشان شبکه‌های اجتماعی · همه حالت‌ها',
  render: sheet(SocialIcon, 120, {
    ...Object.fromEntries(site.social.map(({ name, href }) => [name, { href }])),
    ناشناس: {},
  }),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawn).size).toBe(drawn.length);
  },
});
