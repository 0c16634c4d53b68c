import { Badge, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { theme } from '../../src/theme/theme.ts';
import { fa } from '../../src/text/fa.ts';
import '../../src/theme/form.css';
import { Page, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const colours = Object.keys(theme.colors ?? {}).filter((name) => name !== 'dark');
const VARIANTS = ['filled', 'light', 'default', 'subtle'];

/** Buttons in all colours, variants and sizes, badges and text fields. axe checks the contrast of their text. */
export const Buttons = meta.story({
  render: () => (
    <Page
      title="دکمه، نشان و فیلد"
      note="هر صفحه یک کار نخست دارد و تنها آن دکمه پر است. کارهای دیگر light و default‌اند و آنچه کم‌اهمیت است subtle."
    >
      {VARIANTS.map((variant) => (
        <Section key={variant} title={variant}>
          <Group>
            {colours.map((color) => (
              <Button key={color} variant={variant} color={color}>
                {color}
              </Button>
            ))}
          </Group>
        </Section>
      ))}
      <Section title="اندازه‌ها">
        <Group align="end">
          {['xs', 'sm', 'md', 'lg'].map((size) => (
            <Button key={size} size={size}>
              {fa.courses.buy} {size}
            </Button>
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
          <TextInput label={fa.auth.username} placeholder={fa.filters.search} />
          <TextInput label={fa.auth.email} dir="ltr" defaultValue="sara" error={fa.auth.emailInvalid} />
          <TextInput label={fa.auth.phone} disabled />
          <TextInput label={fa.auth.username} required description={fa.auth.usernameRequired} />
        </SimpleGrid>
      </Section>
    </Page>
  ),
});
