import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { Count } from '../../../src/components/layout/Count/Count.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Layout/Count',
  component: Count,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'شمار روی گوشه‌ی یک دکمه‌ی نشان‌دار. نام دکمه همان شمار را می‌گوید؛ صفر نشان داده نمی‌شود.',
      },
    },
  },
  args: { value: 3 },
  render: (args) => (
    <ActionIcon aria-label={fa.nav.notificationsWithCount(args.value)}>
      <IconBell size={24} stroke={1.8} aria-hidden />
      <Count {...args} />
    </ActionIcon>
  ),
});

export const States = meta.story({
  tags: ['visual'],
  name: 'شمار · همه حالت‌ها',
  render: () => (
    <StateSheet width={120}>
      {[0, 3, 27].flatMap((value) =>
        [false, true].map((alert) => (
          <State key={`${value}${alert}`} name={`${fa.nav.notificationsWithCount(value)}${alert ? '، تازه' : ''}`}>
            <ActionIcon aria-label={fa.nav.notificationsWithCount(value)}>
              <IconBell size={24} stroke={1.8} aria-hidden />
              <Count value={value} alert={alert} />
            </ActionIcon>
          </State>
        )),
      )}
    </StateSheet>
  ),
});

export const InsideItsButton = meta.story({
  name: 'Stays within its button',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const count = canvas.getByText('۳').getBoundingClientRect();
    await expect(count.top).toBeGreaterThanOrEqual(button.top);
    await expect(count.left).toBeGreaterThanOrEqual(button.left);
  },
});
