import { Badge, Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { fa } from '../../src/text/fa.ts';
import '../../src/theme/form.css';

const meta = preview.meta({ title: 'Foundations/Controls' });

const colours = ['lapis', 'turquoise', 'saffron', 'red', 'green'] as const;
const variants = ['filled', 'light', 'outline', 'subtle', 'default'] as const;

/** Every colour in every variant: the accessibility check proves their contrast in both schemes. */
export const Buttons = meta.story({
  render: () => (
    <Paper p="xl" radius={0}>
      <Stack>
        <Title order={1}>{fa.courses.title}</Title>
        {variants.map((variant) => (
          <Group key={variant}>
            {colours.map((color) => (
              <Button key={color} variant={variant} color={color}>
                {fa.courses.buy}
              </Button>
            ))}
          </Group>
        ))}
        <Group>
          {colours.map((color) => (
            <Badge key={color} color={color}>
              {fa.courses.purchasedBadge}
            </Badge>
          ))}
        </Group>
      </Stack>
    </Paper>
  ),
});

export const Fields = meta.story({
  render: () => (
    <Stack p="xl" maw={420}>
      <TextInput label={fa.auth.username} placeholder={fa.courses.search} />
      <TextInput label={fa.auth.email} defaultValue="sara" error={fa.auth.emailInvalid} />
      <TextInput label={fa.auth.phone} disabled />
    </Stack>
  ),
});
