import { Box, Center, Group, Paper, Stack } from '@mantine/core';
import type { CSSProperties } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Girih } from '../../src/components/layout/Girih/Girih.tsx';
import { GirihStar } from '../../src/components/layout/Girih/GirihStar.tsx';
import { Logo } from '../../src/components/layout/Logo/Logo.tsx';
import { formatDigits } from '../../src/text/format.ts';
import { Page, Schemes, Section, Small } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const mark = `${import.meta.env.BASE_URL}logo.svg`;
const Sign = ({ size = 72, style }: { size?: number; style?: CSSProperties }) => (
  <img src={mark} width={size} height={size} alt="" style={style} />
);
const sizes = [96, 64, 40, 24, 16];

/** The mark and the name: sizes, clear space, grounds, what is not done to them; the woven ground and the star. */
export const Mark = meta.story({
  render: () => (
    <Page
      title="نشان"
      lead="شمسه‌ای هشت‌پر با گرهی بافته و دلی زعفرانی. در سربرگ همیشه همراه نام آکادمی است و به خانه می‌رود."
    >
      <Section title="در دو حالت">
        <Schemes>{() => <Logo />}</Schemes>
      </Section>
      <Section title="اندازه‌ها" note="کوچک‌تر از ۱۶ پیکسل دیده نمی‌شود؛ در سربرگ ۴۰ پیکسل است.">
        <Group align="end" gap="md">
          {sizes.map((size) => (
            <Stack key={size} gap={4} align="center">
              <Sign size={size} />
              <Small>{formatDigits(String(size))}</Small>
            </Stack>
          ))}
        </Group>
      </Section>
      <Section title="حریم" note="گرداگرد نشان، به اندازه‌ی نیمی از آن، خالی می‌ماند.">
        <Box p={20} w="fit-content" style={{ border: '1px dashed var(--academy-field-border)' }}>
          <Logo />
        </Box>
      </Section>
      <Section
        title="چه بکنیم و چه نکنیم"
        rules={{
          'نسبت نشان دست نمی‌خورد.': { good: <Sign />, bad: <Sign style={{ scale: '1.5 0.7', marginInline: 24 }} /> },
          'نشان رنگ خود را دارد و نمی‌چرخد.': {
            good: <Sign />,
            bad: <Sign style={{ filter: 'hue-rotate(150deg)', rotate: '22deg' }} />,
          },
          'زمینه‌ی نشان آرام است.': {
            good: <Sign />,
            bad: (
              <Box pos="relative" p="lg" style={{ '--academy-girih': 'var(--mantine-color-lapis-6)' }}>
                <Girih />
                <Sign style={{ position: 'relative' }} />
              </Box>
            ),
          },
        }}
      />
      <Section
        title="گره"
        note="هندسه‌ی گره پشت اسلایدر، پانویس و صفحه‌های خالی می‌نشیند؛ ستاره‌ی ده‌پر آن‌جا که چیزی برای نشان دادن نیست. تزئین است: کم‌رنگ، بی‌معنا برای صفحه‌خوان، و هرگز زیر متن بلند."
      >
        <Schemes>
          {() => (
            <>
              <Paper withBorder pos="relative" h={200}>
                <Girih />
              </Paper>
              <Center mt="sm">
                <GirihStar />
              </Center>
            </>
          )}
        </Schemes>
      </Section>
    </Page>
  ),
});
