import { Box, Text, useMantineTheme } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { theme } from '../../src/theme/theme.ts';
import { formatNumber } from '../../src/text/format.ts';
import classes from './Colours.module.css';
import { expectContrast, Pairs, written } from './Contrast.tsx';
import { Code, Page, Schemes, Section, Small } from './Page.tsx';
import { paintedPairs, shapePairs, textPairs } from './pairs.tsx';
import { ratioOf } from './ratio.ts';
import { palettes } from './sources.ts';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const shades = theme.primaryShade;
const primaries = typeof shades === 'object' ? [shades.light, shades.dark] : [shades];

function AllPalettes() {
  const { colors } = useMantineTheme();
  return Object.keys(theme.colors ?? {}).map((palette) => (
    <Section
      key={palette}
      title={palettes[palette]?.[0] ?? palette}
      note={
        <>
          <Code>{palette}</Code> · {palettes[palette]?.[1]}
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
            <Small>
              <Code>{shade}</Code>
            </Small>
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

const groups = [
  { title: 'متن‌ها', pairs: textPairs },
  { title: 'نوشته روی زمینه‌ی رنگی', pairs: paintedPairs },
  { title: 'قاب، تمرکز و شکل', pairs: shapePairs },
];

const total = groups.reduce((sum, { pairs }) => sum + pairs.length, 0);

/** Every pair of colours that meets in the product, measured as it is painted, in both schemes. */
export const Contrast = meta.story({
  render: () => (
    <Page
      title="تضاد رنگ‌ها"
      lead={`${formatNumber(total)} جفت رنگ که در برنامه کنار هم می‌آیند (دکمه‌ها در Controls)، همین حالا و در هر دو حالت سنجیده شده‌اند. نوشته دست‌کم ۴٫۵ (AA) می‌خواهد و با ۷ به AAA می‌رسد؛ قاب و شکل دست‌کم ۳.`}
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
  play: ({ canvasElement }) => expectContrast(canvasElement, 2 * total),
});
