import { Box, Group, Stack, Text } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { DoDont } from '../../.storybook/sheet.tsx';
import { Girih } from '../../src/components/layout/Girih/Girih.tsx';
import { GirihStar } from '../../src/components/layout/Girih/GirihStar.tsx';
import { Logo } from '../../src/components/layout/Logo/Logo.tsx';
import { formatDigits } from '../../src/text/format.ts';
import classes from './Brand.module.css';
import { Page, Schemes, Section } from './Page.tsx';

const meta = preview.meta({
  tags: ['visual', '!autodocs'],
  title: 'Foundations/Brand',
  parameters: { layout: 'fullscreen' },
});

const mark = `${import.meta.env.BASE_URL}logo.svg`;
const sizes = [96, 64, 40, 24, 16];

/** The mark and the name: sizes, clear space, grounds, and what is not done to them. */
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
              <img src={mark} width={size} height={size} alt="" />
              <Text size="xs" c="dimmed">
                {formatDigits(String(size))}
              </Text>
            </Stack>
          ))}
        </Group>
      </Section>
      <Section title="حریم" note="گرداگرد نشان، به اندازه‌ی نیمی از آن، خالی می‌ماند.">
        <div>
          <Box className={classes.clear}>
            <Logo />
          </Box>
        </div>
      </Section>
      <Section title="چه بکنیم و چه نکنیم">
        <DoDont
          rule="نسبت نشان دست نمی‌خورد."
          good={<img src={mark} width={72} height={72} alt="" />}
          bad={<img src={mark} width={72} height={72} alt="" style={{ scale: '1.5 0.7', marginInline: 24 }} />}
        />
        <DoDont
          rule="نشان رنگ خود را دارد و نمی‌چرخد."
          good={<img src={mark} width={72} height={72} alt="" />}
          bad={
            <img src={mark} width={72} height={72} alt="" style={{ filter: 'hue-rotate(150deg)', rotate: '22deg' }} />
          }
        />
        <DoDont
          rule="زمینه‌ی نشان آرام است."
          good={
            <Box className={classes.busy}>
              <img src={mark} width={72} height={72} alt="" />
            </Box>
          }
          bad={
            <Box className={classes.busy}>
              <Girih opacity={0.9} />
              <img src={mark} width={72} height={72} alt="" style={{ position: 'relative' }} />
            </Box>
          }
        />
      </Section>
    </Page>
  ),
});

/** The woven ground and the star. */
export const GirihPattern = meta.story({
  render: () => (
    <Page
      title="گره"
      lead="هندسه‌ی گره پشت اسلایدر، پانویس و صفحه‌های خالی می‌نشیند. تزئین است: کم‌رنگ، بی‌معنا برای صفحه‌خوان، و هرگز زیر متن بلند."
    >
      <Section title="زمینه">
        <Schemes>
          {() => (
            <Box className={classes.ground}>
              <Girih />
            </Box>
          )}
        </Schemes>
      </Section>
      <Section title="ستاره‌ی ده‌پر" note="آن‌جا که چیزی برای نشان دادن نیست.">
        <Schemes>
          {() => (
            <Box className={classes.ground}>
              <GirihStar />
            </Box>
          )}
        </Schemes>
      </Section>
    </Page>
  ),
});
