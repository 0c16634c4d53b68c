import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { SocialIcon } from '../../../src/components/layout/SocialIcon/SocialIcon.tsx';
import { site } from '../../../src/site.ts';

const meta = preview.meta({
  title: 'Components/Layout/SocialIcon',
  component: SocialIcon,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'نشان یک شبکه‌ی اجتماعی از روی نشانی آن؛ برای شبکه‌ی ناشناس، کره‌ی زمین. نام شبکه را پیوندی که نشان در آن است می‌گوید.',
      },
    },
  },
  args: { href: 'https://unknown.example' },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نشان شبکه‌های اجتماعی · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={120}>
      {[...site.social, { name: 'ناشناس', ...args }].map(({ name, href }) => (
        <State key={href} name={name}>
          <SocialIcon href={href} />
        </State>
      ))}
    </StateSheet>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(drawn).size).toBe(drawn.length);
  },
});
