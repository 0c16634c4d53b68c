import { Anchor, Box, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contrastOf, contrastPairs, designTokens, tokenGroups, type Token, type TokenGroup } from './designTokens.ts';
import { dark } from '../../src/theme/colors.ts';
import { durations } from '../../src/theme/theme.ts';
import { formatDigits } from '../../src/text/format.ts';
import { Code, Page, Rows, Section } from './Page.tsx';
import classes from './Page.module.css';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const NAMES: Readonly<Record<string, [title: string, use: string]>> = {
  role: ['نقش رنگ‌ها', 'نخستین انتخاب: نوشته، زمینه، مرز و پیوند، در هر دو حالت.'],
  academy: ['رنگ‌های خود آکادمی', 'صفحه، زمینه‌ی فرورفته، گره و قاب فیلد.'],
  spacing: ['فاصله', 'درون گروه xs و sm، میان گروه‌ها md و lg، میان بخش‌ها xl.'],
  radius: ['گردی', 'فیلد و دکمه md، کارت lg.'],
  'font-size': ['اندازه‌ی نوشته', 'متن md، توضیح sm، ریزنوشته xs.'],
  'line-height': ['ارتفاع خط', 'فارسی هوا می‌خواهد: هیچ‌کدام کمتر از ۱٫۶۵ نیست.'],
  shadow: ['سایه', 'کارت sm، زیر نشانگر md، آنچه روی صفحه می‌آید lg.'],
  motion: ['حرکت', 'زیر نشانگر quick، باز شدن calm، پر شدن slow، عوض شدن صحنه scene.'],
};

const body = tokenGroups[0]?.tokens['body'];

/** Returns a contrast ratio in Persian digits, rounded down. */
const written = (ratio: number) => formatDigits((Math.floor(ratio * 10) / 10).toFixed(1)).replace('.', '٫');

/** A button that copies its text. */
const Copied = ({ value }: { value: string }) => (
  <CopyButton value={value}>
    {({ copied, copy }) => (
      <Anchor component="button" type="button" className={classes.copy} onClick={copy} aria-label={`رونوشت ${value}`}>
        {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        <Code>{value}</Code>
      </Anchor>
    )}
  </CopyButton>
);

/** A sample of a colour with its value and its contrast with the background colour `ground`. */
const Swatch = ({ hex, ground = '' }: { hex: string; ground: string | undefined }) => (
  <Group gap="xs" wrap="nowrap">
    <Box className={classes.sample} style={{ backgroundColor: hex }} />
    <Stack gap={0}>
      <Copied value={hex} />
      <Text size="xs" c="dimmed">
        تضاد {written(contrastOf(hex, ground))}
      </Text>
    </Stack>
  </Group>
);

/** The styles for a sample of a size, radius or shadow. */
const samples: Readonly<Record<string, (value: string) => CSSProperties>> = {
  spacing: (width) => ({ width, backgroundColor: 'var(--mantine-primary-color-filled)' }),
  radius: (borderRadius) => ({ borderRadius }),
  shadow: (boxShadow) => ({ boxShadow }),
};

const cellsOf = (name: string, { css, light, dark, prop }: Token, group: TokenGroup) => [
  <Code key="name">{name}</Code>,
  ...(group.type === 'color'
    ? [
        <Swatch key="light" hex={light} ground={body?.light} />,
        // Palette colours are the same in both schemes, so only the contrast is shown for the dark scheme.
        light === dark ? (
          written(contrastOf(dark, body?.dark ?? ''))
        ) : (
          <Swatch key="dark" hex={dark} ground={body?.dark} />
        ),
      ]
    : [
        <Copied key="light" value={light} />,
        samples[group.name] && <Box key="sample" className={classes.sample} style={samples[group.name]?.(light)} />,
      ]),
  <Copied key="css" value={`var(${css})`} />,
  prop !== '' && <Copied key="prop" value={prop} />,
];

/** All tokens of the theme. They can be copied and downloaded. */
export const Tokens = meta.story({
  render: () => (
    <Page
      title="توکن‌ها"
      note="هر تصمیم رنگ، اندازه و زمان با نامی که در کد دارد. با یک کلیک به صورت CSS، مقدار prop یا عدد رونوشت می‌شود."
    >
      <Group>
        <Button
          component="a"
          href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokens(), null, 2))}`}
          download="academy.tokens.json"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          فایل توکن‌ها (JSON)
        </Button>
      </Group>
      {tokenGroups.map((group) => {
        const [title, note] = NAMES[group.name] ?? [group.name];
        const head = ['نام', ...(group.type === 'color' ? ['روشن', 'تیره'] : ['مقدار', 'نمونه']), 'CSS', 'مقدار prop'];
        const rows = Object.entries(group.tokens).map(([name, token]) => cellsOf(name, token, group));
        return (
          <Section key={group.name} title={title} note={note}>
            <Rows name={title} head={head} rows={rows} />
          </Section>
        );
      })}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'رونوشت var(--academy-page)' })).toBeVisible();
    const values = tokenGroups.flatMap(({ tokens }) =>
      Object.values(tokens).flatMap(({ light, dark: night }) => [light, night]),
    );
    await expect(values.filter((value) => value === '' || value.includes('var('))).toEqual([]);
    await expect(designTokens()).toMatchObject({
      role: {
        $type: 'color',
        body: { $value: { hex: '#ffffff' }, $extensions: { academy: { dark: { hex: dark[6] } } } },
      },
      spacing: { $type: 'dimension', xs: { $value: { value: 0.5, unit: 'rem' } } },
      motion: { $type: 'duration', scene: { $value: { value: Number.parseInt(durations.scene, 10), unit: 'ms' } } },
      shadow: { xs: { $value: [{ offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.06 } }] } },
    });
  },
});

/** The colour pairs that the site uses, with their contrasts. */
export const Contrast = meta.story({
  render: () => (
    <Page title="تضاد رنگ‌ها" note="نوشته دست‌کم ۴٫۵ (AA) می‌خواهد و با ۷ به AAA می‌رسد؛ قاب و شکل دست‌کم ۳.">
      <Rows
        name="تضاد رنگ‌ها"
        head={['رنگ', 'روی', 'روشن', 'تیره', 'دست‌کم']}
        rows={contrastPairs.map(({ css, ground, light, dark, least }) => [
          <Code key="css">{css}</Code>,
          <Code key="ground">{ground}</Code>,
          written(light),
          written(dark),
          written(least),
        ])}
      />
    </Page>
  ),
  play: async () => {
    await expect(contrastPairs.length).toBeGreaterThan(20);
    await expect(contrastPairs.filter(({ light, dark: night, least }) => Math.min(light, night) < least)).toEqual([]);
    // A transparent colour is blended with its background before the contrast is calculated.
    await expect(contrastOf('#00000080', '#ffffff')).toBeCloseTo(contrastOf('#7f7f7f', '#ffffff'));
  },
});
