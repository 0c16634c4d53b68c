import { Anchor, Box, Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { designTokens, tokenGroups, type Token, type TokenGroup } from '../../.storybook/designTokens.ts';
import preview from '../../.storybook/preview.tsx';
import { formatDigits } from '../../src/text/format.ts';
import { Code, Page, Rows, Section, Small } from './Page.tsx';
import { ratioOf } from './ratio.ts';
import { palettes } from './sources.ts';
import classes from './Tokens.module.css';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const NAMES: Readonly<Record<string, [title: string, use: string]>> = {
  role: ['نقش رنگ‌ها', 'نخستین انتخاب: نوشته، زمینه، مرز و پیوند، در هر دو حالت.'],
  academy: ['رنگ‌های خود آکادمی', 'صفحه، زمینه‌ی فرورفته، گره و قاب فیلد.'],
  ...palettes,
  spacing: ['فاصله', 'درون گروه xs و sm، میان گروه‌ها md و lg، میان بخش‌ها xl.'],
  radius: ['گردی', 'فیلد و دکمه md، کارت lg.'],
  'font-size': ['اندازه‌ی نوشته', 'متن md، توضیح sm، ریزنوشته xs.'],
  'line-height': ['ارتفاع خط', 'فارسی هوا می‌خواهد: هیچ‌کدام کمتر از ۱٫۶۵ نیست.'],
  shadow: ['سایه', 'کارت sm، زیر نشانگر md، آنچه روی صفحه می‌آید lg.'],
  motion: ['حرکت', 'زیر نشانگر quick، باز شدن calm، پر شدن slow، عوض شدن صحنه scene.'],
};

const body = tokenGroups[0]?.tokens['body'];

/** The contrast of a colour to the body of its scheme, in Persian digits. */
const contrast = (hex: string, ground = '#ffffff') => formatDigits(ratioOf(hex, ground).toFixed(1)).replace('.', '٫');

/** A text that a press copies. */
function Copied({ value }: { value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Anchor component="button" type="button" className={classes.copy} onClick={copy} aria-label={`رونوشت ${value}`}>
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          <Code>{value}</Code>
        </Anchor>
      )}
    </CopyButton>
  );
}

/** A colour's value in one scheme, with its contrast to the body there. */
function Swatch({ hex, ground }: { hex: string; ground: string | undefined }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Box className={classes.swatch} style={{ backgroundColor: hex }} />
      <Stack gap={0}>
        <Copied value={hex} />
        <Small>تضاد {contrast(hex, ground)}</Small>
      </Stack>
    </Group>
  );
}

/** The cells of a token's row. */
const cellsOf = (name: string, { css, light, dark, prop }: Token, type: TokenGroup['type']) => [
  <Code key="name">{name}</Code>,
  ...(type === 'color'
    ? [<Swatch key="light" hex={light} ground={body?.light} />, <Swatch key="dark" hex={dark} ground={body?.dark} />]
    : [<Copied key="light" value={light} />]),
  <Copied key="css" value={`var(${css})`} />,
  prop !== '' && <Copied key="prop" value={prop} />,
];

const file = () =>
  URL.createObjectURL(new Blob([JSON.stringify(designTokens(), null, 2)], { type: 'application/json' }));

/** Every token of the theme, to be taken along. */
export const Tokens = meta.story({
  render: () => (
    <Page
      title="توکن‌ها"
      lead="هر تصمیم رنگ، اندازه و زمان با نامی که در کد دارد. با یک کلیک به صورت CSS، مقدار prop یا عدد رونوشت می‌شود."
    >
      <Group>
        <Button
          component="a"
          href="design-tokens.json"
          download="academy.tokens.json"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={({ currentTarget }) => {
            currentTarget.href = file();
          }}
        >
          فایل توکن‌ها (JSON)
        </Button>
      </Group>
      {tokenGroups.map(({ name, type, tokens }) => (
        <Section key={name} title={NAMES[name]?.[0] ?? name} note={NAMES[name]?.[1]}>
          <Rows
            name={NAMES[name]?.[0] ?? name}
            head={['نام', ...(type === 'color' ? ['روشن', 'تیره'] : ['مقدار']), 'CSS', 'مقدار prop']}
            rows={Object.entries(tokens).map(([token, value]) => cellsOf(token, value, type))}
          />
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(tokenGroups.filter(({ name }) => !(name in NAMES)).map(({ name }) => name)).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'رونوشت var(--academy-page)' })).toBeVisible();
  },
});
