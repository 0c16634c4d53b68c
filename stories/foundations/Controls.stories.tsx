import { Badge, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { theme } from '../../src/theme/theme.ts';
import { fa } from '../../src/text/fa.ts';
import '../../src/theme/form.css';
import { expectContrast, Pairs, type Pair } from './Contrast.tsx';
import { Code, Page, Schemes, Section } from './Page.tsx';
import { buttonVariants, palettes } from './sources.ts';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const colours = Object.keys(theme.colors ?? {}).filter((name) => name !== 'dark');
const variants = ['filled', ...buttonVariants];
const sizes = ['xs', 'sm', 'md', 'lg'] as const;

/** A button in every colour, in one variant. */
const pairsOf = (variant: string): Pair[] =>
  colours.map((color) => ({
    name: palettes[color]?.[0] ?? color,
    source: color,
    part: 'text',
    sample: (
      <Button component="span" variant={variant} color={color} data-measured>
        {fa.courses.buy}
      </Button>
    ),
  }));

/** Every colour in every variant: with the contrast that it has in both schemes. */
export const Buttons = meta.story({
  render: () => (
    <Page
      title="دکمه، نشان و فیلد"
      lead="هر صفحه یک کار نخست دارد و تنها آن دکمه پر است. کارهای دیگر light و default‌اند و آنچه کم‌اهمیت است subtle."
    >
      {variants.map((variant) => (
        <Section key={variant} title={variant}>
          <Schemes>{() => <Pairs pairs={pairsOf(variant)} />}</Schemes>
        </Section>
      ))}
      <Section title="اندازه‌ها">
        <Group align="end">
          {sizes.map((size) => (
            <Stack key={size} gap={4}>
              <Button size={size}>{fa.courses.buy}</Button>
              <Code>{size}</Code>
            </Stack>
          ))}
        </Group>
      </Section>
      <Section title="نشان‌ها">
        <Group>
          {colours.map((color) => (
            <Badge key={color} color={color}>
              {fa.courses.purchasedBadge}
            </Badge>
          ))}
        </Group>
      </Section>
      <Section title="فیلد" note="برچسب بالا، راهنما زیر آن و خطا زیر فیلد؛ ۴۴ پیکسل بلند و با قابی که دیده می‌شود.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={fa.auth.username} placeholder={fa.courses.search} />
          <TextInput label={fa.auth.email} dir="ltr" defaultValue="sara" error={fa.auth.emailInvalid} />
          <TextInput label={fa.auth.phone} disabled />
          <TextInput label={fa.auth.username} required description={fa.auth.usernameRequired} />
        </SimpleGrid>
      </Section>
    </Page>
  ),
  play: ({ canvasElement }) => expectContrast(canvasElement, 2 * variants.length * colours.length),
});
