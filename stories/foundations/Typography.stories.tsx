import { Group, Stack, Text, Title } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { theme } from '../../src/theme/theme.ts';
import { fa } from '../../src/text/fa.ts';
import { Code, Page, Section, Small } from './Page.tsx';
import { Measure } from './Measure.tsx';
import { lineWidths } from './sources.ts';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const orders = [1, 2, 3, 4, 5, 6] as const;
const sizes = ['xl', 'lg', 'md', 'sm', 'xs'] as const;
const weights = [400, 500, 600, 700, 750, 800] as const;

const mixed: readonly [name: string, text: string][] = [
  ['واژه‌ی لاتین در میان متن', 'در این دوره با React و TypeScript یک برنامه‌ی کامل می‌سازید.'],
  ['عدد، درصد و ساعت', 'در ۱۲ فصل و ۸۴ درس، ۲۵٪ ارزان‌تر، از ساعت ۱۷:۳۰.'],
  ['نیم‌فاصله', 'برنامه‌نویسی، دوره‌ها، می‌آموزید، خریداری‌شده، کتاب‌های‌تان.'],
  ['گیومه و پرانتز', 'فصل «چرا آکادمی را ساختیم» (بخش نخست) را ببینید.'],
  ['حرکت و همزه', 'مسئله، مؤلف، جزء، دقیقاً، مُعادله، خانهٔ ما.'],
  ['نشانی و شناسه', 'شناسه‌ی ‎courses/42‎ در نشانی صفحه می‌آید.'],
];

/** Headings and text in every size of the theme, each with what the browser makes of it; lines, and mixed texts. */
export const Scale = meta.story({
  render: () => (
    <Page
      title="نوشتار"
      lead="وزیرمتن، با وزن پیوسته. فارسی میان خط‌ها هوا می‌خواهد: هیچ ارتفاع خطی کمتر از ۱٫۶۵ نیست و حرف‌ها هرگز از هم باز نمی‌شوند."
    >
      <Section title="عنوان‌ها" note="هر صفحه یک عنوان نخست دارد. عنوان ۱ و ۲ با عرض صفحه بزرگ می‌شوند.">
        {orders.map((order) => (
          <Measure key={order} name={`h${order}`} from={theme.headings?.sizes?.[`h${order}`]?.fontSize}>
            <Title order={order}>{fa.brand.lead}</Title>
          </Measure>
        ))}
      </Section>
      <Section title="متن" note="اندازه‌ی متن md است؛ sm برای توضیح کوتاه و xs فقط برای برچسب.">
        {sizes.map((size) => (
          <Measure key={size} name={size} from={theme.fontSizes?.[size]}>
            <Text size={size}>{fa.services.lead}</Text>
          </Measure>
        ))}
        <Measure name="dimmed">
          <Text c="dimmed">{fa.footer.hours}</Text>
        </Measure>
      </Section>
      <Section title="وزن‌ها">
        <Group gap="xl">
          {weights.map((weight) => (
            <Stack key={weight} gap={0}>
              <Text size="xl" fw={weight}>
                {fa.brand.name}
              </Text>
              <Code>{weight}</Code>
            </Stack>
          ))}
        </Group>
      </Section>
      <Section
        title="بند و طول خط"
        note="چشم در سطر بلند راه خود را گم می‌کند. متن بلند را به این پهناها محدود می‌کنیم، هر قدر هم صفحه پهن باشد."
      >
        {lineWidths.map((width) => (
          <Stack key={width} gap={2}>
            <Text maw={width}>{fa.about.sections.map(({ text }) => text).join(' ')}</Text>
            <Small>
              <Code>{`max-width: ${width}`}</Code>
            </Small>
          </Stack>
        ))}
      </Section>
      <Section title="متن آمیخته" note="آنچه در متن فارسی کنار حرف‌ها می‌آید.">
        {mixed.map(([name, text]) => (
          <Stack key={name} gap={4}>
            <Text size="lg" fw={700}>
              {text}
            </Text>
            <Small>
              {name}: {text}
            </Small>
          </Stack>
        ))}
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(lineWidths.length).toBeGreaterThan(0);
    const texts = [...canvasElement.querySelectorAll('h1, h2, h3, h4, h5, h6, p')];
    const ratios = texts.map((text) => {
      const { lineHeight, fontSize } = getComputedStyle(text);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    await expect(ratios.length).toBeGreaterThan(orders.length + sizes.length);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.649);
  },
});
