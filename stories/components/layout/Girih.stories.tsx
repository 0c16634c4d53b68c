import { Paper, Text } from '@mantine/core';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Girih, LapisPanel } from '../../../src/components/layout/Girih/Girih.tsx';
import { fa } from '../../../src/text/fa.ts';

/** زمینه‌ی گره‌چینی پشت کارت‌ها، پایین صفحه و ورود. فقط آرایه است: نه معنایی دارد و نه صفحه‌خوان آن را می‌خواند. در پدرِ دارای جایگاه (position) پهن می‌شود و پیش از محتوا می‌آید؛ رنگ و توانش را `--academy-girih` پدر می‌گوید. */
const meta = preview.meta({ component: Girih, render: () => <Panel /> });

/** A box with the pattern, in the scheme's colour or in the given colour. */
function Panel({ girih }: { girih?: string }) {
  return (
    <Paper withBorder pos="relative" p="lg" mih={180} {...(girih && { style: { '--academy-girih': girih } })}>
      <Girih />
      <Text pos="relative">{fa.brand.description}</Text>
    </Paper>
  );
}

export const States = meta.story({
  name: 'گره‌چینی · همه حالت‌ها',
  render: sheet(Girih, 280, {
    'زمینه، پیش‌فرض': <Panel />,
    'زمینه، کم‌رنگ (۰٫۰۵)': <Panel girih="rgb(from var(--mantine-color-lapis-5) r g b / 0.05)" />,
    'زمینه‌ی لاجوردی، در هر دو حالت یکی': (
      <LapisPanel p="lg">
        <Text>{fa.brand.name}</Text>
      </LapisPanel>
    ),
    'گره از نوشته آرام‌تر است: روی کاغذ تا ۰٫۱۴.': {
      good: <Panel />,
      bad: <Panel girih="rgb(from var(--mantine-color-lapis-5) r g b / 0.4)" />,
    },
  }),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
