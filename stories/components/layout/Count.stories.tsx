import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Count } from '../../../src/components/layout/Count/Count.tsx';
import { fa } from '../../../src/text/fa.ts';

const OnABell = (args: ComponentProps<typeof Count>) => (
  <ActionIcon aria-label={fa.nav.notificationsWithCount(args.value)}>
    <IconBell size={24} stroke={1.8} aria-hidden />
    <Count {...args} />
  </ActionIcon>
);

/** شمار روی گوشه‌ی یک دکمه‌ی نشان‌دار. نام دکمه همان شمار را می‌گوید؛ صفر نشان داده نمی‌شود. */
const meta = preview.meta({ component: Count, args: { value: 3 }, render: OnABell });

export const States = meta.story({
  name: 'شمار · همه حالت‌ها',
  render: sheet(OnABell, 120, {
    'بدون اعلان': { value: 0 },
    'سه اعلان': { value: 3 },
    'سه اعلان، تازه': { value: 3, alert: true },
    دورقمی: { value: 27 },
    'دورقمی، تازه': { value: 27, alert: true },
  }),
});
