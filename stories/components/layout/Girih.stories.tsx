import { Paper, Text } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Girih } from '../../../src/components/layout/Girih/Girih.tsx';
import { fa } from '../../../src/text/fa.ts';

/** زمینه‌ی گره‌چینی پشت کارت‌ها، پایین صفحه و ورود. فقط آرایه است: نه معنایی دارد و نه صفحه‌خوان آن را می‌خواند. در پدرِ دارای جایگاه (position) پهن می‌شود و پیش از محتوا می‌آید. */
const meta = preview.meta({
  component: Girih,
  argTypes: {
    opacity: {
      control: { type: 'range', min: 0, max: 0.3, step: 0.01 },
      description: 'Strength of the ground. Default 0.1.',
    },
    bg: { control: 'text', description: 'Colour of the lines, of the theme. Default the girih colour of the scheme.' },
  },
  render: (args) => (
    <Paper withBorder pos="relative" p="xl" mih={240}>
      <Girih {...args} />
      <Text pos="relative">{fa.brand.description}</Text>
    </Paper>
  ),
});

interface PanelProps {
  dark?: boolean;
  opacity?: number;
}

function Panel({ dark, opacity }: PanelProps) {
  return (
    <Paper withBorder pos="relative" p="lg" mih={180} {...(dark && { bg: 'lapis.9', c: 'white' })}>
      <Girih {...(dark && { bg: 'white' })} {...(opacity !== undefined && { opacity })} />
      <Text pos="relative">{fa.brand.description}</Text>
    </Paper>
  );
}

export const States = meta.story({
  name: 'گره‌چینی · همه حالت‌ها',
  render: sheet(Girih, 280, {
    'زمینه، پیش‌فرض': (args) => (
      <Paper withBorder pos="relative" p="lg" mih={180}>
        <Girih {...args} />
        <Text pos="relative">{fa.brand.description}</Text>
      </Paper>
    ),
    'زمینه، کم‌رنگ (۰٫۰۵)': <Panel opacity={0.05} />,
    'زمینه روی لاجوردی (سفید، ۰٫۲۲)': <Panel dark opacity={0.22} />,
    'گره از نوشته آرام‌تر است: روی کاغذ تا ۰٫۱۴.': { good: <Panel opacity={0.1} />, bad: <Panel opacity={0.4} /> },
  }),
});
