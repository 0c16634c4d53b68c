import { Box, Group, Paper, SimpleGrid, type MantineSize } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { theme } from '../../src/theme/theme.ts';
import { formatDigits } from '../../src/text/format.ts';
import classes from './Layout.module.css';
import { Code, Page, Schemes, Section, Small } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const EM = 16;
const spacing = Object.keys(theme.spacing ?? {}) as MantineSize[];
const radius = Object.entries(theme.radius ?? {});
const shadows = Object.keys(theme.shadows ?? {});

/** Pixels of a `calc(1rem * scale)` of the theme, in Persian digits. */
const pixels = (value: unknown) =>
  formatDigits(String(Number.parseFloat(String(value).replace('calc(', '')) * EM)).replace('.', '٫');

/** Distances, corners and shadows; where the layout changes is among the decisions. */
export const Spacing = meta.story({
  render: () => (
    <Page title="چیدمان" lead="پنج فاصله برای همه‌چیز. درون یک گروه xs و sm، میان گروه‌ها md و lg، میان بخش‌های صفحه xl.">
      <Section title="فاصله‌ها">
        {spacing.map((size) => (
          <Group key={size} gap="md" wrap="nowrap">
            <Box w={96}>
              <Code>{size}</Code>
              <Small>{pixels(theme.spacing?.[size])} پیکسل</Small>
            </Box>
            <Box className={classes.gap} style={{ gap: `var(--mantine-spacing-${size})` }}>
              <span />
              <span />
              <span />
            </Box>
          </Group>
        ))}
      </Section>
      <Section
        title="گردی گوشه‌ها"
        note={`هر چه سطح بزرگ‌تر، گوشه گردتر: دکمه و فیلد ${String(theme.defaultRadius)}، کارت و گفتگو lg، اسلایدر xl.`}
      >
        <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }}>
          {radius.map(([size, value]) => (
            <Paper key={size} withBorder p="md" mih={120} ta="center" radius={size}>
              <Code>{size}</Code>
              <Small>{pixels(value)} پیکسل</Small>
            </Paper>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        title="سایه‌ها"
        note="نرم و جوهری. کارت sm دارد و زیر نشانگر lg؛ آنچه روی صفحه باز می‌شود md تا xl. در حالت تیره سطح روشن‌تر کار سایه را می‌کند."
      >
        <Schemes>
          {() => (
            <SimpleGrid cols={2} spacing="lg" p="xs">
              {shadows.map((size) => (
                <Paper key={size} withBorder p="md" mih={120} ta="center" radius="lg" shadow={size}>
                  <Code>{size}</Code>
                </Paper>
              ))}
            </SimpleGrid>
          )}
        </Schemes>
      </Section>
    </Page>
  ),
});
