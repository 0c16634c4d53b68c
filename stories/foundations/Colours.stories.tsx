import { Box, Stack, Text, useMantineTheme } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cssVariablesResolver, theme } from '../../src/theme/theme.ts';
import { formatNumber } from '../../src/text/format.ts';
import classes from './Colours.module.css';
import { Pairs, written } from './Contrast.tsx';
import { Code, Page, Schemes, Section } from './Page.tsx';
import { controlPairs, paintedPairs, shapePairs, textPairs } from './pairs.tsx';
import { ratioOf } from './ratio.ts';

const meta = preview.meta({
  tags: ['visual', '!autodocs'],
  title: 'Foundations/Colours',
  parameters: { layout: 'fullscreen' },
});

const meanings: Record<string, { name: string; use: string }> = {
  lapis: { name: 'لاجورد', use: 'رنگ اصلی: کار نخست هر صفحه، پیوندها، تمرکز.' },
  turquoise: { name: 'فیروزه', use: 'رنگ دوم: نام دپارتمان، پخش، جزئیات.' },
  saffron: { name: 'زعفران', use: 'تأکید: تخفیف، خوانده‌نشده، نوار بالای صفحه. همیشه با نوشته‌ی تیره.' },
  red: { name: 'انار', use: 'خطا و حذف.' },
  green: { name: 'پسته تا سرو', use: 'موفقیت، رایگان و آنچه خریداری‌شده است.' },
  gray: { name: 'سنگ', use: 'خاکستری‌های گرم حالت روشن.' },
  dark: { name: 'شب لاجوردی', use: 'حالت تیره: ۷ صفحه، ۶ سطح، ۰ متن.' },
};

const shades = theme.primaryShade;
const primaries = typeof shades === 'object' ? [shades.light, shades.dark] : [shades];

function AllPalettes() {
  const { colors } = useMantineTheme();
  return Object.keys(theme.colors ?? {}).map((palette) => (
    <Section
      key={palette}
      title={meanings[palette]?.name ?? palette}
      note={
        <>
          <Code>{palette}</Code> · {meanings[palette]?.use}
        </>
      }
    >
      <Box className={classes.scale} component="ol" dir="ltr" aria-label={palette}>
        {colors[palette]?.map((shade, at) => (
          <li key={shade}>
            <Box className={classes.swatch} style={{ backgroundColor: shade }} />
            <Text size="xs" fw={600}>
              <Code>{at}</Code>
              {palette === theme.primaryColor && primaries.some((primary) => primary === at) && ' ●'}
            </Text>
            <Text size="xs" c="dimmed">
              <Code>{shade}</Code>
            </Text>
            {[theme.white, theme.black].map((other = '') => (
              <Text key={other} className={classes.reach} size="xs" c="dimmed">
                <span className={classes.drop} style={{ backgroundColor: other }} />
                {written(ratioOf(shade, other))}
              </Text>
            ))}
          </li>
        ))}
      </Box>
    </Section>
  ));
}

/** Every palette, straight from the theme. */
export const Palettes = meta.story({
  render: () => (
    <Page
      title="رنگ‌ها"
      lead="کاغذ گرم در روشنی و شب لاجوردی در تاریکی؛ لاجورد رنگ اصلی است، فیروزه همراه آن و زعفران برای تأکید. ● درجه‌ی اصلی هر حالت است و دو عدد زیر هر رنگ، تضاد آن با سفید و با جوهر."
    >
      <AllPalettes />
    </Page>
  ),
});

const roleNames: Readonly<Record<string, string>> = {
  '--academy-page': 'زمینه‌ی صفحه',
  '--academy-sunken': 'بخش فرورفته',
  '--academy-girih': 'نقش گره',
  '--academy-field-border': 'قاب فیلد',
  '--mantine-color-body': 'کارت، گفتگو و هر سطح دیگر',
  '--mantine-color-text': 'متن',
  '--mantine-color-dimmed': 'متن کم‌رنگ',
  '--mantine-color-placeholder': 'راهنمای درون فیلد',
  '--mantine-color-default': 'دکمه‌ی آرام',
  '--mantine-color-default-border': 'خط جداکننده',
  '--mantine-color-default-hover': 'زیر نشانگر',
  '--mantine-color-anchor': 'پیوند',
  '--mantine-color-error': 'خطا',
  '--mantine-color-success': 'موفقیت',
  '--mantine-color-disabled-color': 'متن غیرفعال',
};

const { light, dark } = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0]);
// Those that have a name first.
const roles = [...new Set([...Object.keys(roleNames), ...Object.keys(light), ...Object.keys(dark)])];

/** The variables that the academy gives a meaning of its own, as each scheme fills them. */
export const Roles = meta.story({
  render: () => (
    <Page
      title="نقش رنگ‌ها"
      lead="در کامپوننت‌ها رنگ را با نقش آن صدا می‌زنیم، نه با مقدارش؛ هر حالت مقدار خود را به نقش می‌دهد."
    >
      <Schemes>
        {() => (
          <Stack gap={6}>
            {roles.map((role) => (
              <div key={role} className={classes.role}>
                <Box className={classes.dot} style={{ backgroundColor: `var(${role})` }} />
                <div>
                  {roleNames[role] !== undefined && <Text size="sm">{roleNames[role]}</Text>}
                  <Code>{role}</Code>
                </div>
              </div>
            ))}
          </Stack>
        )}
      </Schemes>
    </Page>
  ),
});

const groups = [
  { title: 'متن‌ها', pairs: textPairs },
  { title: 'دکمه‌ها و نشان‌ها', pairs: controlPairs },
  { title: 'نوشته روی زمینه‌ی رنگی', pairs: paintedPairs },
  { title: 'قاب، تمرکز و شکل', pairs: shapePairs },
];

const total = groups.reduce((sum, { pairs }) => sum + pairs.length, 0);

/** Every pair of colours that meets in the product, measured as it is painted, in both schemes. */
export const Contrast = meta.story({
  render: () => (
    <Page
      title="تضاد رنگ‌ها"
      lead={`${formatNumber(total)} جفت رنگ که در برنامه کنار هم می‌آیند، همین حالا و در هر دو حالت سنجیده شده‌اند. نوشته دست‌کم ۴٫۵ (AA) می‌خواهد و با ۷ به AAA می‌رسد؛ قاب و شکل دست‌کم ۳.`}
    >
      {groups.map(({ title, pairs }) => (
        <Section key={title} title={title}>
          <Schemes>{() => <Pairs pairs={pairs} />}</Schemes>
        </Section>
      ))}
      <Text c="dimmed" size="sm">
        خط‌های جداکننده (<Code>--mantine-color-default-border</Code>) و نقش گره تزئینی‌اند و معنایی را تنها با رنگ
        نمی‌رسانند؛ دکمه‌های غیرفعال نیز از این سنجش معاف‌اند.
      </Text>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-least]')];
    await waitFor(() => expect(rows().filter(({ dataset }) => dataset['ratio'] !== undefined)).toHaveLength(2 * total));
    const failing = rows().filter(({ dataset }) => Number(dataset['ratio']) < Number(dataset['least']));
    await expect(
      failing.map((row) => `${row.closest('[data-pane]')?.getAttribute('data-pane')}: ${row.dataset['name']}`),
    ).toEqual([]);
  },
});
