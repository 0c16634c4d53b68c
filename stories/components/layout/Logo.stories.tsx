import { Box } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { Logo } from '../../../src/components/layout/Logo/Logo.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component:
          'نشان و نام آکادمی در نوار بالا و پایین صفحه؛ همیشه به خانه می‌رود. رنگ آن با حالت روشن و تیره عوض می‌شود و چیزی برای تنظیم ندارد.',
      },
    },
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نشان آکادمی · همه حالت‌ها',
  render: () => (
    <StateSheet width={240}>
      <State name="پیش‌فرض">
        <Logo />
      </State>
      <State name="با فوکوس صفحه‌کلید" touch="focus-visible">
        <Logo />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: () => (
    <Rule
      rule="نشان کشیده و وارونه نمی‌شود."
      good={<Logo />}
      bad={
        <Box style={{ transform: 'scale(-1, 0.6)', width: 'fit-content' }}>
          <Logo />
        </Box>
      }
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: fa.brand.homeLink });
    await expect(link).toHaveAttribute('href', paths.home);
    await expect(link).toHaveTextContent(fa.brand.name);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
