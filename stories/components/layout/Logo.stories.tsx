import { Box } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet } from '../../../.storybook/sheet.tsx';
import { Logo } from '../../../src/components/layout/Logo/Logo.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** نشان و نام آکادمی در نوار بالا و پایین صفحه؛ همیشه به خانه می‌رود. رنگ آن با حالت روشن و تیره عوض می‌شود و چیزی برای تنظیم ندارد. */
const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نشان آکادمی · همه حالت‌ها',
  render: sheet(Logo, 240, {
    پیش‌فرض: {},
    'با فوکوس صفحه‌کلید': ['focus-visible', {}],
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(Logo, {
    'نشان کشیده و وارونه نمی‌شود.': {
      good: {},
      bad: (
        <Box style={{ transform: 'scale(-1, 0.6)', width: 'fit-content' }}>
          <Logo />
        </Box>
      ),
    },
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: fa.brand.homeLink });
    await expect(link).toHaveAttribute('href', paths.home);
    await expect(link).toHaveTextContent(fa.brand.name);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
