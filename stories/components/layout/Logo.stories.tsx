import { Box } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Logo } from '../../../src/components/layout/Logo/Logo.tsx';

/** نشان و نام آکادمی در نوار بالا و پایین صفحه؛ همیشه به خانه می‌رود. رنگ آن با حالت روشن و تیره عوض می‌شود و چیزی برای تنظیم ندارد. */
const meta = preview.meta({ component: Logo });

export const States = meta.story({
  name: 'نشان آکادمی · همه حالت‌ها',
  render: sheet(Logo, 240, {
    پیش‌فرض: {},
    'با فوکوس صفحه‌کلید': ['focus-visible', {}],
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

export const Playground = meta.story({ tags: ['shown', '!test'] });
